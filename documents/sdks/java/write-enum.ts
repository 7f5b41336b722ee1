import type { Enum, NamedType } from '../model.ts';
import { constantName, docComment } from './java.ts';

/** An enum; one that we send has a constant for values that this version does not know. */
export function writeEnum({ name, text, values, way }: NamedType & Enum): string {
  const isRead = way !== 'taken';
  const constants = [
    ...values.map(
      (one) =>
        `${docComment(one.text, '  ')}  ${constantName(String(one.value))}(${JSON.stringify(one.value)})`,
    ),
    ...(isRead ? ['  /** A value that this version does not know. */\n  ADDED_LATER("")'] : []),
  ];
  const reader = `
  /** The constant of a value of the API. */
  public static ${name} of(String value) {
    return ApiObject.constantOf(values(), value, ADDED_LATER);
  }
`;
  return `${docComment(text)}public enum ${name} implements ApiEnum {
${constants.join(',\n')};

  private final String value;

  ${name}(String value) {
    this.value = value;
  }

  @Override
  public String value() {
    return value;
  }
${isRead ? reader : ''}}
`;
}
