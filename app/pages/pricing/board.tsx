import { useId, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { chatPanelId, contactMessage } from '#app/ui/chat-panel-id.ts';
import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { fill } from '#content/fill.ts';
import type { CardData, PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './board.module.css';
import { filterLines, nextSorting, orderLines, questionFor, type Sorting } from './board-order.ts';
import { BoardRow } from './board-row.tsx';

/** Rates as a departures board; without script a plain table. */
export function Board({
  pricing,
  card,
  chosen,
  onChoose,
}: {
  pricing: PricingData;
  card: CardData;
  chosen: string;
  onChoose: (country: string) => void;
}) {
  const words = pricing.words.board;
  const headingId = useId();
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const lines = orderLines(filterLines(card.lines, query), sorting, pricing.language);

  const sortable = (by: 'name' | 'rate', name: string) => (
    <th scope="col" aria-sort={sorting?.by === by ? sorting.order : 'none'}>
      <button type="button" onClick={() => setSorting(nextSorting(sorting, by))}>
        {name}
      </button>
    </th>
  );

  return (
    <section
      className={classNames(styles.board, line.run, line.stopAfter)}
      data-ground="ink"
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{card.name}</h2>
        <p>{card.unit}</p>
        <input
          type="search"
          aria-label={words.filter}
          placeholder={words.filter}
          autoComplete="off"
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      <table aria-labelledby={headingId}>
        <thead>
          <tr>
            {sortable('name', words.destination)}
            <th scope="col">{words.code}</th>
            {sortable('rate', card.unit)}
          </tr>
        </thead>
        <tbody>
          {lines.map((rate) => (
            <BoardRow
              key={rate.country}
              line={rate}
              to={words.to}
              isChosen={rate.country === chosen}
              onChoose={() => onChoose(rate.country)}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.none}>
        {lines.length === 0 && fill(words.none, { query: query.trim() })}
      </p>
      <div className={styles.foot}>
        <p>
          {words.note.before}
          <button
            type="button"
            className={styles.ask}
            aria-haspopup="dialog"
            aria-controls={chatPanelId}
            {...{ [contactMessage]: questionFor(words.ask[card.id], query, lines.length > 0) }}
          >
            {words.note.link}
          </button>
          {words.note.after}
        </p>
        <ButtonLink to={pricing.signUpPath} arrow>
          {pricing.words.signUp}
        </ButtonLink>
      </div>
    </section>
  );
}
