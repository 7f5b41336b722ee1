import type { NamedType, Union } from '../model.ts';
import { paragraphs } from '../wrap-text.ts';
import { docComment } from './java.ts';
import type { TypeLanguage } from './type-language.ts';
import { getters, methodsOf, readerMethod } from './write-object.ts';

/** A sealed interface; one that we send has a branch for what this version does not know. */
export function writeUnion(type: NamedType & Union, language: TypeLanguage): string {
  const { name, text, by, branches, way } = type;
  const isRead = way !== 'taken';
  const names = [
    ...branches.map((branch) => branch.type),
    ...(isRead ? [`${name}.AddedLater`] : []),
  ];
  const asMap =
    '  /** All fields by their names in the API, also those that this version does not know. */\n  Map<String, Object> asMap();\n';
  const cases = branches.map(
    (branch) => `      case ${JSON.stringify(branch.value)} -> ${branch.type}.of(fields);\n`,
  );
  const reader = `  /** The branch of fields as the API writes them. */
  static ${name} of(Map<String, ?> fields) {
    return switch (String.valueOf(fields.get(${JSON.stringify(by)}))) {
${cases.join('')}      default -> ${isRead ? 'AddedLater.of(fields)' : `throw new IllegalArgumentException("${name}: unknown ${by}.")`};
    };
  }
`;
  return [
    `${docComment(paragraphs(text, branchesText(type)))}public sealed interface ${name}\n    permits ${names.join(',\n        ')} {\n`,
    ...(isRead ? declared(type, language) : []),
    asMap,
    ...(isRead ? [reader, otherBranch(type, language)] : [reader]),
  ]
    .join('\n')
    .concat('}\n');
}

const branchesText = ({ by, branches }: Union): string =>
  `By \`${by}\`:\n${branches.map(({ value, type }) => `- \`${value}\`: {@link ${type}}`).join('\n')}`;

/** What all branches have in the same form. */
const declared = (type: NamedType & Union, language: TypeLanguage): string[] =>
  language
    .sharedFields(type)
    .flatMap((field) =>
      getters(field, language).map(
        ({ comment, head }) => `${comment}  ${head.replace(/^public /, '')};\n`,
      ),
    );

function otherBranch(union: NamedType & Union, language: TypeLanguage): string {
  const { name, by, common } = union;
  const shared = language.sharedFields(union);
  const all = [...shared, ...common.filter((field) => !shared.includes(field))];
  const methods = all.flatMap((field) => methodsOf(field, language, shared.includes(field)));
  const text = [
    `${docComment(`What this version does not know yet, by its \`${by}\`.`)}final class AddedLater extends ApiObject implements ${name} {\n`,
    '  private AddedLater(Map<String, ?> fields) {\n    super(fields);\n  }\n',
    readerMethod('AddedLater'),
    `${methods.join('\n')}}\n`,
  ].join('\n');
  return text.replace(/^(?=.)/gm, '  ');
}
