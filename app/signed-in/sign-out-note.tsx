import { BrokenLineNote } from '#app/ui/broken-line-note.tsx';
import { useLayout } from '#app/words/use-layout.ts';

/** Says, until it is closed, that the sign-out did not reach the server. */
export function SignOutNote({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { words } = useLayout();
  return <BrokenLineNote sentence={sentence} closeLabel={words.labels.close} onClose={onClose} />;
}
