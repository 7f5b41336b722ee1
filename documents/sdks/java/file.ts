import type { Sdk } from '../model.ts';
import { reservedWords } from './java.ts';

/** `example.harbour`: the domain of the site from its end, as Maven wants it. */
export const groupId = ({ names }: Pick<Sdk, 'names'>): string =>
  new URL(names.site).hostname
    .replace(/^www\./, '')
    .split('.')
    .reverse()
    .join('.');

/** The same as the name of a package, which can have no hyphens. */
export const packageName = (sdk: Pick<Sdk, 'names'>): string =>
  groupId(sdk)
    .split('.')
    .map((part) => part.replaceAll('-', '_').replace(/^(?=\d)/, '_'))
    .map((part) => (reservedWords.includes(part) ? `${part}_` : part))
    .join('.');

/** A file of Java with the imports that its text needs. */
export function javaFile(inPackage: string, imports: readonly string[], text: string): string {
  const lines = importLines(imports, text);
  return `package ${inPackage};\n\n${lines}${lines && '\n'}${text}`;
}

/** The imports whose names the text uses. */
export function importLines(imports: readonly string[], text: string): string {
  const words = new Set(codeIn(text).match(/\w+/g));
  const needed = imports.filter((name) => words.has(name.slice(name.lastIndexOf('.') + 1)));
  return needed.map((name) => `import ${name};\n`).join('');
}

/** What is neither a comment nor a text. */
const codeIn = (text: string): string =>
  text.replace(/\/\*\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, '');

/** `example.harbour`, `Codes` → `example/harbour/Codes.java` */
export const javaPath = (inPackage: string, name: string): string =>
  `${inPackage.replaceAll('.', '/')}/${name}.java`;
