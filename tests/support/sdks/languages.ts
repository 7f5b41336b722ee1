import { tmpdir } from 'node:os';
import { print } from '#documents/samples/running/run-command.ts';
import { java } from './java.ts';
import type { Language } from './language.ts';
import { node } from './node.ts';
import { python } from './python.ts';

const languages: readonly Language[] = [node, python('python3'), python('python3.9'), java];

/** The languages whose tools are on this machine; the others are named. */
export async function languagesHere(): Promise<Language[]> {
  const found = await Promise.all(
    languages.map((language) =>
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
