import { CodeInput } from '#app/ui/code-input.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import type { FieldState } from '#content/pages/gallery/structure.ts';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function FieldsGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="fields" gallery={gallery}>
      <Specimen gallery={gallery}>
        {({ words: { fields: words } }, place) => (
          <>
            {gallery.lists.fieldStates.map((state) => (
              <TextField
                key={state}
                id={`field-${place}-${state}`}
                label={words.names[state]}
                {...stateOf(state, words)}
              />
            ))}
            <TextField
              id={`field-${place}-small`}
              size="small"
              label={words.names.empty}
              placeholder={words.placeholder}
            />
            <TextField
              id={`field-${place}-off`}
              size="small"
              label={words.names.filled}
              defaultValue={words.value}
              disabled
            />
            <TextArea
              id={`field-${place}-message`}
              label={words.message}
              defaultValue={words.text}
              valid
            />
            {codes.map(({ name, digits, isWrong }) => (
              <CodeInput
                key={name}
                id={`field-${place}-code-${name}`}
                label={words.code}
                defaultValue={digits}
                error={isWrong ? words.codeError : undefined}
              />
            ))}
          </>
        )}
      </Specimen>
    </Group>
  );
}

const codes = [
  { name: 'empty', digits: '', isWrong: false },
  { name: 'begun', digits: '4829', isWrong: false },
  { name: 'wrong', digits: '482917', isWrong: true },
];

type FieldWords = Gallery['en']['words']['fields'];

function stateOf(state: FieldState, { placeholder, value, error }: FieldWords) {
  if (state === 'empty') return { placeholder };
  if (state === 'wrong') return { defaultValue: value, error };
  return { defaultValue: value, valid: state === 'valid' };
}
