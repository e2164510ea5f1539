/** How much of what a table without a server begins with is there; null as long as none is wanted. */
class Loading {
  part = $state<number | null>(null);

  get under(): boolean {
    return this.part !== null && this.part < 1;
  }
}

export const loading = new Loading();
