import { isData } from '../../records/is-data.ts';
import type { Data } from '../../records/record-store.ts';
import type { Flow } from '../whatsapp-shared/flows.ts';

type Problems = Flow['validationErrors'];

/** Problems that WhatsApp would report; the rest of the format is not checked. */
export function problemsIn({ version, screens }: Data): Problems {
  const lacks = lacking({ version, screens }, ['version', 'screens'], '$');
  if (lacks.length > 0) return lacks;
  if (!Array.isArray(screens)) return [{ path: 'screens', message: 'This must be a list.' }];
  const parts = screens.map((screen) => (isData(screen) ? screen : {}));
  const ends = parts.some(({ terminal }) => terminal === true);
  return [
    ...parts.flatMap((screen, index) => problemsOnScreen(screen, `screens[${index}]`)),
    ...(ends ? [] : [{ path: 'screens', message: 'One screen must be terminal.' }]),
  ];
}

function problemsOnScreen(screen: Data, path: string): Problems {
  const { layout } = screen;
  return [
    ...lacking(screen, ['id', 'layout'], path),
    ...(isData(layout) ? problemsBelow(layout, `${path}.layout`) : []),
  ];
}

/** Required properties by component. */
const needed: Record<string, string[]> = {
  Footer: ['label', 'on-click-action'],
  TextInput: ['name', 'label'],
  TextArea: ['name', 'label'],
  DatePicker: ['name', 'label'],
  Dropdown: ['name', 'label', 'data-source'],
  RadioButtonsGroup: ['name', 'data-source'],
  CheckboxGroup: ['name', 'data-source'],
  OptIn: ['name', 'label'],
};

function problemsBelow({ children }: Data, path: string): Problems {
  if (!Array.isArray(children)) return [];
  return children.flatMap((child: unknown, index) => {
    const part = isData(child) ? child : {};
    const place = `${path}.children[${index}]`;
    const names = ['type', ...(needed[String(part.type)] ?? [])];
    return [...lacking(part, names, place), ...problemsBelow(part, place)];
  });
}

const lacking = (part: Data, names: readonly string[], path: string): Problems =>
  names
    .filter((name) => part[name] === undefined)
    .map((name) => ({ path, message: `The property ${name} is required.` }));
