/** Data of another build than the one that is open: its code may not know what to do with them. */
export class OtherRelease extends Error {
  override name = 'OtherRelease';
}

/** Two releases run side by side while one replaces the other: whatever comes says whose it is. */
export function expectThisRelease(release: string | undefined): void {
  if (release !== document.documentElement.dataset.release) throw new OtherRelease();
}
