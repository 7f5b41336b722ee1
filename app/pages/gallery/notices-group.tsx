import { Callout } from '#app/ui/callout.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function NoticesGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="notices" gallery={gallery}>
      <Specimen gallery={gallery}>
        {({ words: { notices: words } }) => (
          <>
            <Callout lead={words.note.lead}>{words.note.rest}</Callout>
            <Callout kind="error" lead={words.error.lead}>
              {words.error.rest}
            </Callout>
            <FailureNote message={words.failure} action={words.retry} onRetry={() => {}} />
            <Loader label={words.loading} />
          </>
        )}
      </Specimen>
    </Group>
  );
}
