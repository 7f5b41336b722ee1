import type { ComponentProps } from 'react';
import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  faultSeverities,
  type TicketFact,
  type TicketFactValues,
  type TicketType,
  ticketFacts,
  ticketLengths,
} from '#contract/tickets.ts';
import { FieldGroup } from '../field-group.tsx';
import styles from './new-ticket.module.css';

/** Facts that the form does not let go without. */
const neededFacts: readonly TicketFact[] = ['countries', 'country', 'limit', 'to', 'kind', 'what'];

export const isNeeded = (fact: TicketFact): boolean => neededFacts.includes(fact);

/** Facts that are chosen instead of typed. */
export type TypedFact = Exclude<TicketFact, 'product' | 'severity'>;

export const isTyped = (fact: TicketFact): fact is TypedFact =>
  fact !== 'product' && fact !== 'severity';

/** What the chosen type of ticket asks for. */
export function FactFields({
  type,
  facts,
  products,
  fieldOf,
  onChoose,
}: {
  type: TicketType;
  facts: TicketFactValues;
  /** The names to choose from. */
  products: readonly string[];
  fieldOf: (fact: TypedFact) => Omit<ComponentProps<typeof TextField>, 'label'>;
  onChoose: (fact: TicketFact, value: string) => void;
}) {
  const words = useWords('consoleSupport').form;
  const { facts: names, severities } = useWords('tickets');
  return ticketFacts[type].map((fact) => {
    if (fact === 'product')
      return (
        <SelectField
          key={fact}
          id={fact}
          label={names.product}
          value={facts.product ?? ''}
          options={products.map((name) => ({ value: name, name }))}
          onChange={({ currentTarget }) => onChoose(fact, currentTarget.value)}
        />
      );
    if (fact === 'severity')
      return (
        <FieldGroup key={fact} legend={names.severity}>
          <ChoiceTiles
            isColumn
            name={fact}
            chosen={faultSeverities.find((one) => one === facts.severity) ?? 'affected'}
            onChoose={(severity) => onChoose(fact, severity)}
            tiles={faultSeverities.map((value) => ({
              value,
              name: severities[value],
              hint: words.severities[value],
            }))}
          />
        </FieldGroup>
      );
    return (
      <div key={fact} className={fact === 'sample' ? styles.whole : undefined}>
        <TextField
          {...fieldOf(fact)}
          label={isNeeded(fact) ? names[fact] : fill(words.optional, { label: names[fact] })}
          hint={words.hints[fact]}
          defaultValue={facts[fact]}
          maxLength={ticketLengths.fact}
        />
      </div>
    );
  });
}
