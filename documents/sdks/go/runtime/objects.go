package brand

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"time"
)

// Unmarshal is [json.Unmarshal] that reads unions, too, such as a [WebhookEvent] that was stored.
// It keeps what this version does not know, but refuses unknown fields of requests.
func Unmarshal(data []byte, target any) error {
	pointer := reflect.ValueOf(target)
	if pointer.Kind() != reflect.Pointer || pointer.IsNil() {
		return &json.InvalidUnmarshalError{Type: reflect.TypeOf(target)}
	}
	return read(data, pointer.Elem())
}

func read(data []byte, into reflect.Value) error {
	if union, isUnion := unions[into.Type()]; isUnion {
		return union.read(data, into)
	}
	if into.Kind() == reflect.Slice {
		if _, isUnion := unions[into.Type().Elem()]; isUnion {
			return readList(data, into)
		}
	}
	return json.Unmarshal(data, into.Addr().Interface())
}

func readList(data []byte, into reflect.Value) error {
	var entries []json.RawMessage
	if err := json.Unmarshal(data, &entries); err != nil || entries == nil {
		return err
	}
	list := reflect.MakeSlice(into.Type(), len(entries), len(entries))
	for index, entry := range entries {
		if err := read(entry, list.Index(index)); err != nil {
			return err
		}
	}
	into.Set(list)
	return nil
}

// union is one of several types, told apart by a field.
type union struct {
	by string
	// A pointer to the type for a value of that field, or nil.
	branch func(value string) any
}

// By the type of its interface.
var unions = map[reflect.Type]union{}

func addUnion[T any](by string, branch func(value string) any) {
	unions[reflect.TypeOf((*T)(nil)).Elem()] = union{by, branch}
}

func (u union) read(data []byte, into reflect.Value) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		return err
	}
	branch := u.branch(textIn(fields, u.by))
	if branch == nil {
		return fmt.Errorf("%s has the unknown value %s", u.by, fields[u.by])
	}
	if err := json.Unmarshal(data, branch); err != nil {
		return err
	}
	into.Set(reflect.ValueOf(branch))
	return nil
}

func textIn(fields map[string]json.RawMessage, name string) string {
	var text string
	if json.Unmarshal(fields[name], &text) != nil {
		return ""
	}
	return text
}

// tagged is a type of a union with the field that tells it apart.
type tagged interface{ tag() (name, value string) }

const extraName = "Extra"

func marshalObject(object any) ([]byte, error) {
	values, err := valuesOf(object)
	if err != nil {
		return nil, err
	}
	return json.Marshal(values)
}

// textOf is an object as JSON, or why it cannot be written.
func textOf(object any) string {
	text, err := marshalObject(object)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// valuesOf are the fields of an object that are set, by their names in the API. Nil has none.
func valuesOf(object any) (map[string]any, error) {
	values := map[string]any{}
	value := reflect.ValueOf(object)
	if value.Kind() == reflect.Pointer {
		value = value.Elem()
	}
	if !value.IsValid() {
		return values, nil
	}
	if value.Kind() != reflect.Struct {
		return nil, fmt.Errorf("a %s is no object of this package", value.Type())
	}
	for _, field := range fieldsOf(value) {
		if !field.isOptional || !field.value.IsZero() {
			values[field.name] = plain(field.value)
		}
	}
	if extra := value.FieldByName(extraName); extra.IsValid() {
		for entries := extra.MapRange(); entries.Next(); {
			values[entries.Key().String()] = entries.Value().Interface()
		}
	}
	if tagged, isTagged := value.Interface().(tagged); isTagged {
		name, text := tagged.tag()
		values[name] = text
	}
	return values, nil
}

// plain is a value as it is written: times in UTC with milliseconds, and no list as an empty one.
func plain(value reflect.Value) any {
	if value.Kind() == reflect.Pointer && !value.IsNil() {
		value = value.Elem()
	}
	if moment, isTime := value.Interface().(time.Time); isTime {
		return moment.UTC().Format("2006-01-02T15:04:05.999Z07:00")
	}
	if value.Kind() == reflect.Slice && value.IsNil() {
		return []any{}
	}
	return value.Interface()
}

func unmarshalObject(data []byte, object any) error {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(data, &given); err != nil {
		return err
	}
	value := reflect.ValueOf(object).Elem()
	for _, field := range fieldsOf(value) {
		if text, isGiven := given[field.name]; isGiven {
			if err := read(text, field.value); err != nil {
				return fmt.Errorf("%s: %w", field.name, err)
			}
			delete(given, field.name)
		}
	}
	if tagged, isTagged := object.(tagged); isTagged {
		name, _ := tagged.tag()
		delete(given, name)
	}
	extra := value.FieldByName(extraName)
	if extra.IsValid() {
		if len(given) > 0 {
			extra.Set(reflect.ValueOf(given))
		}
		return nil
	}
	for name := range given {
		return fmt.Errorf("%s has no field %s", value.Type().Name(), name)
	}
	return nil
}

type field struct {
	name       string
	isOptional bool
	value      reflect.Value
}

func fieldsOf(object reflect.Value) []field {
	fields := make([]field, 0, object.NumField())
	for index := 0; index < object.NumField(); index++ {
		name, options, _ := strings.Cut(object.Type().Field(index).Tag.Get("json"), ",")
		if name != "" && name != "-" {
			fields = append(fields, field{name, options == "omitzero", object.Field(index)})
		}
	}
	return fields
}
