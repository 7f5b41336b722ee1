/** Data came from another build than the running code, which may not understand it. */
export class OtherRelease extends Error {
  override name = 'OtherRelease';
}

/** During a deployment two releases serve side by side; every response names its own. */
export function expectThisRelease(release: string | undefined): void {
  if (release !== document.documentElement.dataset.release) throw new OtherRelease();
}
