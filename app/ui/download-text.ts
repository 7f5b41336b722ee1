import { minuteMs } from '#contract/time-units.ts';

/** Downloads a text as a file, created in the browser. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs);
}
