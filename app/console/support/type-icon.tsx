import { Strokes } from '#app/art/icons/strokes.tsx';
import type { TicketType } from '#contract/tickets.ts';

const shapes: Record<TicketType, string> = {
  product: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  country:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  limit: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  number: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  sender: 'm4 20 1-5L16.5 3.5l4 4L9 19zM14 6l4 4',
  billing: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6',
  setup: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  fault: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16.5v.01',
  other: 'M5 12h.01M12 12h.01M19 12h.01',
};

/** What a ticket is about, beside the words that say so. */
export const TypeIcon = ({ type }: { type: TicketType }) => (
  <Strokes size={22}>
    <path d={shapes[type]} />
  </Strokes>
);
