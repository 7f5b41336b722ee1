import type { Field, NamedType, ObjectType } from '../model.ts';
import { avoiding } from '../names.ts';
import { paragraphs } from '../wrap-text.ts';
import { docComment, identifier, literal, methodsOfObjects, reservedWords } from './java.ts';
import type { TypeLanguage } from './type-language.ts';

/** An immutable class: what we send has a method for each field, what we take a builder. */
export function writeObject(type: NamedType & ObjectType, language: TypeLanguage): string {
  const { name, text, way, fields } = type;
  const union = language.unionOf(name);
  const inUnion = union ? language.sharedFields(union).map((field) => field.name) : [];
  const read = way === 'taken' ? [] : fields;
  return [
    `${docComment(text)}${classHead(name, union?.name)} {\n`,
    `  private ${name}(Map<String, ?> fields) {\n    super(fields);\n  }\n`,
    readerMethod(name),
    ...read.flatMap((field) => methodsOf(field, language, inUnion.includes(field.name))),
    ...(way === 'sent' ? [] : [builderMethods, builderOf(type, language)]),
  ]
    .join('\n')
    .concat('}\n');
}

const classHead = (name: string, union: string | undefined): string => {
  const head = `public final class ${name} extends ApiObject`;
  if (!union) return head;
  const isShort = head.length + union.length < 84;
  return `${head}${isShort ? ' ' : '\n    '}implements ${union}`;
};

export const readerMethod = (name: string): string => `  /** From fields as the API writes them. */
  public static ${name} of(Map<String, ?> fields) {
    return new ${name}(fields);
  }
`;

type Getter = { comment: string; head: string; body: string };

/** The methods of a field with their bodies. */
export const methodsOf = (field: Field, language: TypeLanguage, isInUnion: boolean): string[] =>
  getters(field, language).map(
    ({ comment, head, body }) =>
      `${comment}${isInUnion ? '  @Override\n' : ''}  ${head} {\n    ${body}\n  }\n`,
  );

/** The method of a field, and for an enum that of its value. */
export function getters(field: Field, language: TypeLanguage): Getter[] {
  const { name, isRequired, type } = field;
  const method = fieldMethod(name);
  const key = JSON.stringify(name);
  const one = (as: { type: string; reader: string; method: string; text: string }): Getter => {
    const way = isRequired ? 'required' : 'optional';
    const result = isRequired ? language.unboxed(as.type) : `Optional<${as.type}>`;
    return {
      comment: docComment(as.text, '  '),
      head: `public ${result} ${as.method}()`,
      body: `return ${way}(${key}, ${as.reader});`,
    };
  };
  const several = (
    entry: string,
    reader: string,
    as: { method: string; text: string },
  ): Getter => ({
    comment: docComment(as.text, '  '),
    head: `public ${type.kind === 'map' ? `Map<String, ${entry}>` : `List<${entry}>`} ${as.method}()`,
    body: `return ${type.kind}(${key}, ${reader});`,
  });
  const text = textOf(field, language);
  const asWritten = `{@link #${method}()} as the API writes it, also what this version does not know.`;
  if (type.kind === 'list' || type.kind === 'map') {
    const empty = isRequired ? text : paragraphs(text, 'Empty if the API has sent none.');
    return [
      several(language.nameOf(type.of), language.readerOf(type.of), { method, text: empty }),
      ...(language.enumIn(type.of)
        ? [several('String', 'STRING', { method: `${method}AsStrings`, text: asWritten })]
        : []),
    ];
  }
  return [
    one({ type: language.nameOf(type), reader: language.readerOf(type), method, text }),
    ...(language.enumIn(type)
      ? [one({ type: 'String', reader: 'STRING', method: `${method}AsString`, text: asWritten })]
      : []),
  ];
}

/** The values of a number are not constants of Java. */
function textOf({ text, type }: Field, { numbersIn }: TypeLanguage): string {
  const numbers = numbersIn(type);
  if (!numbers) return text;
  const values = numbers.values.map(({ value }) => `\`${value}\``).join(', ');
  return paragraphs(
    text,
    `One of ${values}${numbers.isOpen ? ', or one that was added later' : ''}.`,
  );
}

/** A builder has the other constants already. */
export const isGiven = ({ type, isRequired }: Field): boolean =>
  type.kind !== 'constant' || !isRequired;

const builderMethods = `  public static Builder builder() {
    return new Builder();
  }

  /** A builder that has these fields. */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.putAll(asMap());
    return builder;
  }
`;

function builderOf({ name, fields }: NamedType & ObjectType, language: TypeLanguage): string {
  const constants = fields.flatMap(({ name, type, isRequired }) =>
    type.kind === 'constant' && isRequired
      ? [`      put(${JSON.stringify(name)}, ${literal(type.value)});\n`]
      : [],
  );
  const given = fields.filter(isGiven);
  const setters = given.map((field) => {
    const method = fieldMethod(field.name);
    const type = language.unboxed(language.nameOf(field.type));
    const text = field.isRequired
      ? paragraphs(textOf(field, language), 'Required.')
      : textOf(field, language);
    return `${docComment(text, '    ')}    public Builder ${method}(${type} ${method}) {\n      put(${JSON.stringify(field.name)}, ${method});\n      return this;\n    }\n`;
  });
  const required = given.filter(({ isRequired }) => isRequired);
  const names = required.map((field) => JSON.stringify(field.name)).join(', ');
  const comment =
    required.length > 0
      ? '    /** Throws IllegalStateException if a required field is missing. */\n'
      : '';
  return [
    '  public static final class Builder extends ObjectBuilder {\n',
    `    private Builder() {${constants.length > 0 ? `\n${constants.join('')}    ` : ''}}\n`,
    ...setters,
    `${comment}    public ${name} build() {\n      return new ${name}(complete(${names}));\n    }\n  }\n`,
  ].join('\n');
}

/** The method of a field and of its builder. */
export const fieldMethod = (name: string): string =>
  avoiding([...reservedWords, ...methodsOfObjects, ...methodsOfRuntime])(identifier(name));

const methodsOfRuntime = ['asMap', 'build', 'builder', 'of', 'put', 'toBuilder'];
