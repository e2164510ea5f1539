/** What a drawing says may be done, or may not. */
export interface Claim {
  action: string;
  allowed: boolean;
}

export function claimsOf(allowed: string[], refused: string[]): Claim[] {
  return [
    ...allowed.map((action) => ({ action, allowed: true })),
    ...refused.map((action) => ({ action, allowed: false })),
  ];
}
