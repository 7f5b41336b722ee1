import { expect, test } from 'vitest';
import { smallSdk } from '#tests/support/sdks/small-sdk.ts';
import type { Field, NamedType, Sdk, TypeUse } from '../model.ts';
import { modulePath } from './go.ts';
import { writeSample } from './write-sample.ts';
import { writeValue } from './write-value.ts';

const sdk = smallSdk();
const { names } = sdk;
const [group] = sdk.groups;

function sampleOf(name: string, request?: Record<string, unknown>, files: string[] = []): string {
  const operation = group?.operations.find((one) => one.name === name);
  if (!group || !operation) throw new Error(name);
  const inPath = operation.inPath.map((field) => `a ${field.name}`);
  return writeSample(sdk, { group: group.name, operation, inPath, request, files });
}

test('a sample of a call for Go is a whole program, which prints the answer or its error', () => {
  const sample = sampleOf('sendV2', { type: 'text', text: { body: 'Say "hello"\n' } });
  expect(sample).toBe(`package main

import (
	"context"
	"fmt"
	"log"

	"${modulePath(sdk)}"
)

func main() {
	client, err := ${names.package}.New(${names.package}.Options{}) // reads ${names.variables}_*
	if err != nil {
		log.Fatal(err)
	}
	result, err := client.SMS.SendV2(context.Background(), "a class", &${names.package}.SMSSendV2RequestText{
		Text: ${names.package}.SMSSendV2RequestTextText{
			Body: "Say \\"hello\\"\\n",
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.RequestID, result.Data)
}`);
});

test('a sample of a list for Go goes through its records', () => {
  expect(sampleOf('list', { from: 'then' })).toContain(`
	list := client.SMS.List(&${names.package}.SMSListQuery{
		From: "then",
	})
	for list.Next(context.Background()) {
		fmt.Println(list.Record())
	}
	if err := list.Err(); err != nil {
		log.Fatal(err)
	}
`);
  expect(sampleOf('list')).toContain('client.SMS.List(nil)\n');
});

test('a sample of an upload for Go reads the file', () => {
  const sample = sampleOf('upload', { file: 'a.wav', name: 'A' }, ['file']);
  expect(sample).toContain('import (\n\t"bytes"\n\t"context"\n\t"fmt"\n\t"log"\n\t"os"\n\n');
  expect(sample).toContain('\tcontent, err := os.ReadFile("a.wav")\n\tif err != nil {\n');
  expect(sample).toContain(`
		File: ${names.package}.FileInput{Name: "a.wav", Content: bytes.NewReader(content)},
		Name: ${names.package}.Ptr("A"),
`);
});

const field = (name: string, type: TypeUse, isRequired = false): Field => ({
  ...{ name, text: '', isRequired, type },
});
const colour: NamedType = {
  ...{ name: 'Colour', text: '', way: 'taken', kind: 'enum', of: 'text' },
  ...{ values: [{ value: 'dark_red', text: '' }], isOpen: false, isUnnamed: false },
};
const bird: NamedType = {
  ...{ name: 'Bird', text: '', way: 'taken', kind: 'object' },
  fields: [
    field('id', { kind: 'text' }, true),
    field('weightGrams', { kind: 'number' }),
    field('seenAt', { kind: 'text', format: 'date-time' }),
    field('colours', { kind: 'list', of: { kind: 'named', name: 'Colour' } }),
    field('isRinged', { kind: 'boolean' }),
    field('mate', { kind: 'named', name: 'Bird' }),
    field('young', { kind: 'list', of: { kind: 'named', name: 'Bird' } }),
    field('songs', { kind: 'map', of: { kind: 'integer' } }),
    field('notes', { kind: 'map', of: { kind: 'anything' } }),
  ],
};
const aviary: Sdk = { ...sdk, types: [colour, bird], names: { ...names, package: 'birds' } };
const write = (value: unknown): string =>
  writeValue(value, { kind: 'named', name: 'Bird' }, aviary);

test('values for Go have the types of the package, and stand as gofmt puts them', () => {
  const value = {
    ...{ id: 'b: 1', weightGrams: 9, seenAt: '2026-11-15T05:00:31.250Z', colours: ['dark_red'] },
    mate: { id: 'b2' },
    isRinged: false,
    young: [{ id: 'b3', isRinged: true }],
    songs: { dawn: 2, 'at night': 1 },
    notes: { lists: [[1, 'a', null], [{ at: 1.5 }], []], last: true },
  };
  expect(write(value)).toBe(`birds.Bird{
	ID:          "b: 1",
	WeightGrams: birds.Ptr(9.0),
	SeenAt:      birds.Ptr(time.Date(2026, time.November, 15, 5, 0, 31, 250000000, time.UTC)),
	Colours:     []birds.Colour{birds.ColourDarkRed},
	Mate: &birds.Bird{
		ID: "b2",
	},
	IsRinged: birds.Ptr(false),
	Young: []birds.Bird{
		{
			ID:       "b3",
			IsRinged: birds.Ptr(true),
		},
	},
	Songs: map[string]int{
		"dawn":     2,
		"at night": 1,
	},
	Notes: map[string]any{
		"lists": []any{
			[]any{1, "a", nil},
			[]map[string]any{
				{
					"at": 1.5,
				},
			},
			[]any{},
		},
		"last": true,
	},
}`);
});

test.each([
  ['a field that the type does not have', { id: 'b1', nest: 1 }, 'Bird has no field nest.'],
  ['a value that an enum does not have', { id: 'b1', colours: ['red'] }, 'Colour cannot be "red".'],
  ['a list that is none', { id: 'b1', colours: 'dark_red' }, 'is no list.'],
  ['an object that is none', { id: 'b1', mate: 'b2' }, 'is no object.'],
])('an example with %s is an error', (_, value, message) => {
  expect(() => write(value)).toThrow(message);
});
