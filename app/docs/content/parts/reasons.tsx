import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { ReasonCard, ReasonCase } from '#content/reasons.ts';
import type { ReasonGroup } from '#documents/pages/reason-groups.ts';
import { reasonFinder } from '../../reader/ids.ts';
import tag from '../../tag.module.css';
import finder from './error-finder.module.css';
import styles from './reasons.module.css';
import rows from './rows.module.css';

/** The cards of all statuses and reasons with a filter field; `answerReasonFinder` handles its input. */
export function Reasons({
  groups,
  words: { reasons: words },
}: {
  groups: readonly ReasonGroup[];
  words: DocumentWords;
}) {
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div {...{ [reasonFinder.place]: words.count }}>
      <search className={classNames(frame.frame, finder.finder)} data-only="script">
        <label>
          <SearchIcon />
          <textarea
            rows={1}
            aria-label={words.label}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <output>{fill(words.count, { count: total, total })}</output>
      </search>
      <p role="alert" className={finder.none} hidden>
        {words.none}
      </p>
      {groups.map(({ name, cards }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <p className={styles.product}>{name}</p>
          <ul className={classNames(rows.rows, styles.cards)}>
            {cards.map((card) => (
              <Card key={card.name} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Card({ card: { name, cases } }: { card: ReasonCard }) {
  const states = [...new Set(cases.map((one) => one.states.join(' ')))];
  return (
    <li id={name} {...{ [reasonFinder.name]: name }}>
      <p className={styles.id}>
        <a href={`#${name}`} className={rows.name}>
          {name}
        </a>
        {states.length === 1 && <span>{states[0]}</span>}
      </p>
      {cases.map((one) => (
        <Case
          key={one.products[0]?.path + one.means}
          one={one}
          states={states.length > 1 ? one.states : []}
        />
      ))}
    </li>
  );
}

const Case = ({ one, states }: { one: ReasonCase; states: readonly string[] }) => (
  <div className={styles.case}>
    <div className={rows.text}>
      <p>
        {states.map((state) => (
          <code key={state}>{state} </code>
        ))}
        <InlineCode text={one.means} />
      </p>
      {one.whose && <p className={styles.quiet}>{one.whose}</p>}
      <p className={classNames(styles.quiet, styles.products)}>
        {one.products.map(({ id, name, path }) => (
          <a key={id} href={path}>
            {name}
          </a>
        ))}
      </p>
    </div>
    <p className={styles.next}>
      <em className={tag.tag} data-next={one.next}>
        {one.tag}
      </em>
      <small>
        <InlineCode text={one.aside} />
      </small>
    </p>
  </div>
);
