import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { type DeskPage, deskPages } from '#contract/desk.ts';
import { openPages } from './menu.tsx';
import { useDesk } from './use-desk.ts';

/** A page outside the roles of the viewer, which the server refuses and records as well. */
export function Refused({ page }: { page: DeskPage }) {
  const words = useWords('desk');
  const { roles, administrators } = useDesk().viewer;
  const { heading, or, ...say } = words.refused;
  const sentence = fill(say.sentence, { roles: roles.map((role) => words.roles[role]).join(', ') });
  return (
    <Notice
      heading={fill(heading, { page: words.pages[page] })}
      sentence={
        administrators.length > 0
          ? fill(say.ask, { sentence, administrators: joinBy(or, administrators) })
          : sentence
      }
    />
  );
}

export function Unknown() {
  const { heading, sentence } = useWords('desk').unknown;
  return <Notice heading={heading} sentence={sentence} />;
}

function Notice({ heading, sentence }: { heading: string; sentence: string }) {
  const words = useWords('desk');
  const [first] = openPages(useDesk().viewer.roles);
  return (
    <EmptyLine level="h1" heading={heading} sentence={sentence}>
      {first && (
        <ButtonLink to={deskPages[first].path} arrow>
          {fill(words.refused.back, { page: words.pages[first] })}
        </ButtonLink>
      )}
    </EmptyLine>
  );
}
