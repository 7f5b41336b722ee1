import type { Enum, Field, NamedType, Sdk, TypeUse } from '../model.ts';
import { isInline, type TypeWords, typeText } from '../type-text.ts';
import { docString, isAttribute, literal } from './python.ts';

/** `types.py`: every named type of the model, as dictionaries with the names of the API. */
export function writeTypes(sdk: Sdk): string {
  const use = typeText(typeWords, sdk);
  const declared = sdk.types.filter((type) => !isInline(type));
  return [preamble, ...declared.map((type) => declaration(type, use))].join('\n\n');
}

export const typeWords: TypeWords = {
  plain: { text: 'str', integer: 'int', number: 'float', boolean: 'bool', anything: 'Any' },
  constant: (value) => `Literal[${literal(value)}]`,
  list: (of) => `List[${of}]`,
  map: (of) => `Dict[str, ${of}]`,
  values: valuesText,
};

type Use = (type: TypeUse) => string;

function declaration(type: NamedType, use: Use): string {
  if (type.kind === 'object')
    return type.fields.every(({ name }) => isAttribute(name))
      ? classOf(type, type.fields, use)
      : dictionaryOf(type, type.fields, use);
  const value =
    type.kind === 'enum'
      ? valuesText(type)
      : `Union[\n${type.branches.map((branch) => `    ${JSON.stringify(branch.type)},\n`).join('')}]`;
  return `${type.name} = ${value}\n${docString(type.text)}`;
}

function classOf({ name, text }: NamedType, fields: readonly Field[], use: Use): string {
  const lines = fields.map(
    (field) => `    ${field.name}: ${typeOf(field, use)}\n${docString(field.text, '    ')}`,
  );
  const doc = text ? `${docString(text, '    ')}\n` : '';
  return `class ${name}(TypedDict):\n${doc}${lines.join('') || '    pass\n'}`;
}

/** A name such as \`from\` cannot be an attribute. */
function dictionaryOf({ name, text }: NamedType, fields: readonly Field[], use: Use): string {
  const lines = fields.map((field) => {
    const comment = field.text.split('\n').filter(Boolean);
    return `${comment.map((line) => `        # ${line}\n`).join('')}        ${JSON.stringify(field.name)}: ${JSON.stringify(typeOf(field, use))},\n`;
  });
  return `${name} = TypedDict(\n    ${JSON.stringify(name)},\n    {\n${lines.join('')}    },\n)\n${docString(text)}`;
}

const typeOf = ({ type, isRequired }: Field, use: Use): string =>
  isRequired ? use(type) : `NotRequired[${use(type)}]`;

function valuesText({ values, of, isOpen }: Enum): string {
  const known = `Literal[${values.map(({ value }) => literal(value)).join(', ')}]`;
  // The second part keeps the values as suggestions of an editor.
  return isOpen ? `Union[${known}, ${of === 'text' ? 'str' : 'int'}]` : known;
}

const preamble = `"""What requests, results and events consist of: dictionaries with the names of the API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO, Dict, List, Literal, Tuple, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired

FileInput = Union[bytes, BinaryIO, Tuple[str, bytes]]
"""A file to upload: its bytes, an open file, or its name and its bytes."""
`;
