import type { ReactNode } from 'react';
import { StatusGroundProvider } from '#app/status/status-ground.tsx';
import { useStatusGround } from '#app/words/use-status-ground.ts';

/** Lets parts of the public status stand inside: in the language of the desk, times in UTC. */
export function DeskGround({ asOf, children }: { asOf: string; children: ReactNode }) {
  return (
    <StatusGroundProvider ground={useStatusGround()} zone="utc" asOf={asOf}>
      {children}
    </StatusGroundProvider>
  );
}
