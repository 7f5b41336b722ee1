import { createContext, type ReactNode, use } from 'react';
import type { StatusGround } from '#content/pages/status/status.ts';
import type { Zone } from './moment-text.ts';

/** Fields of a reply in both languages. */
export type InBoth<Name extends string> = Record<`${Name}En` | `${Name}Cn`, string>;

type Ground = StatusGround & {
  zone: Zone;
  /** The time of the data; durations are relative to it. */
  asOf: string;
};

const GroundContext = createContext<Ground | undefined>(undefined);

/** Context of a status page: words, paths, time zone, and the time of its data. */
export function StatusGroundProvider({
  ground,
  zone,
  asOf,
  children,
}: {
  ground: StatusGround;
  zone: Zone;
  asOf: string;
  children: ReactNode;
}) {
  return <GroundContext value={{ ...ground, zone, asOf }}>{children}</GroundContext>;
}

export function useGround() {
  const ground = use(GroundContext);
  if (!ground) throw new Error('A part of the status stands outside its page.');
  return {
    ...ground,
    /** Replies contain both languages; the suffix of a field's name says which. */
    inLanguage: <Name extends string>(fields: InBoth<Name>, name: Name): string =>
      fields[`${name}${ground.ending}`],
    namesOf: (ids: readonly number[]): string[] =>
      ground.services.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    incidentPath: (id: string): string => `${ground.incidentBase}/${id}`,
    recordPath: (id: number): string => {
      const name = ground.services.find((service) => service.id === id)?.name ?? '';
      const query = new URLSearchParams({ serviceId: String(id), serviceName: name });
      return `${ground.recordPage}?${query}`;
    },
  };
}
