import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { keep, readKept } from '#app/forms/kept.ts';
import {
  type TicketFact,
  type TicketType,
  ticketFacts,
  ticketLengths,
  ticketTypes,
} from '#contract/tickets.ts';
import { useViewer } from '../shell/viewer.ts';

export type TicketDraft = {
  type: TicketType;
  facts: Partial<Record<TicketFact, string>>;
  subject: string;
  text: string;
};

/**
 * A ticket that is being written: kept in this browser until it is sent. The address may name its
 * type, a request, a product or a country that it is about, and a subject.
 */
export function useTicketDraft() {
  const key = `ticket-draft:${useViewer().id}`;
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<TicketDraft>(() => begin(readKept(key), params));
  const { facts, subject, text } = draft;
  const isBegun = subject + text + Object.values(facts).join('') !== '';
  useEffect(() => keep(key, isBegun ? draft : undefined), [key, draft, isBegun]);
  return {
    draft,
    change: (part: Partial<TicketDraft>) => setDraft((now) => ({ ...now, ...part })),
    /** After it was sent. */
    forget: () => keep(key, undefined),
  };
}

const factNames = Object.values(ticketFacts).flat();
const kept = z.object({
  type: z.enum(ticketTypes),
  facts: z.partialRecord(z.enum(factNames), z.string()),
  subject: z.string(),
  text: z.string(),
});

function begin(known: unknown, params: URLSearchParams): TicketDraft {
  const { success, data } = z.safeParse(kept, known);
  const before = success ? data : { type: ticketTypes[0], facts: {}, subject: '', text: '' };
  const requests = params.get('requestId');
  const country = params.get('country')?.slice(0, ticketLengths.fact);
  const { product, ...others } = before.facts;
  return {
    ...before,
    subject: params.get('subject')?.slice(0, ticketLengths.subject) ?? before.subject,
    type: ticketTypes.find((type) => type === params.get('type')) ?? before.type,
    // What the address asks for goes before what was chosen earlier.
    facts: {
      ...others,
      ...(product && !params.has('product') && { product }),
      ...(requests && { requests }),
      ...(country && { country, countries: country }),
    },
  };
}
