declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subset(whole: Buffer, letters: string, cut: Cut): Promise<Buffer>;
}
