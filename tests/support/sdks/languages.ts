import { tmpdir } from 'node:os';
import { print } from '#documents/samples/running/run-command.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import type { Language } from './language.ts';
import { node } from './node.ts';
import { php } from './php.ts';
import { python } from './python.ts';

const languages: readonly Language[] = [
  node,
  python('python3'),
  python('python3.9'),
  java,
  php,
  go,
];

/** The languages whose tools are on this machine; the others are named. */
export async function languagesHere(wanted = languages.map(({ id }) => id)): Promise<Language[]> {
  const asked = languages.filter(({ id }) => wanted.includes(id));
  const found = await Promise.all(
    asked.map((language) =>
      print(language.find, tmpdir()).then(
        () => [language],
        () => {
          console.log(
            `The package for ${language.id} was NOT tried, because ${language.needs} is not there.`,
          );
          return [];
        },
      ),
    ),
  );
  return found.flat();
}
