import type { ReactNode } from 'react';
import { accept } from '#contract/envelope.ts';
import { AsyncSection } from './async-section.tsx';
import { useLoaded } from './use-loaded.ts';

/** A part whose code loads when it is first shown: it waits, or offers another try. */
export function AsyncCode<Code>({
  code,
  children,
}: {
  code: { load: () => Promise<Code> };
  children: (code: Code) => ReactNode;
}) {
  const { loaded, retry } = useLoaded(async () => accept(await code.load()));
  return (
    <AsyncSection loaded={loaded} onRetry={retry}>
      {children}
    </AsyncSection>
  );
}
