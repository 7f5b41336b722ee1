// Makes the calls of standard input with the package, and checks the callbacks.
package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	sdk "module.example"
	"module.example/webhooks"
)

type trial struct {
	Keys struct{ AccessKey, SecretKey string }
	// Names of the package.
	Group, Operation string
	InPath           []string
	Request          map[string]json.RawMessage
	Files            map[string]struct{ Name, Content string }
	Headers          map[string]string
	IdempotencyKey   string
	IsCounted        bool
}

type outcome struct {
	Error     *string `json:"error"`
	Code      *int    `json:"code"`
	RequestID *string `json:"requestId"`
	Count     *int    `json:"count"`
}

type callback struct {
	Headers      map[string]string
	Body, Secret string
}

func main() {
	var work struct {
		Trials    []trial
		Callbacks []callback
	}
	must(json.NewDecoder(os.Stdin).Decode(&work))
	done := struct {
		Outcomes []outcome `json:"outcomes"`
		Events   []*string `json:"events"`
	}{[]outcome{}, []*string{}}
	for _, trial := range work.Trials {
		done.Outcomes = append(done.Outcomes, run(trial))
	}
	for _, callback := range work.Callbacks {
		done.Events = append(done.Events, eventOf(callback))
	}
	must(json.NewEncoder(os.Stdout).Encode(done))
}

func run(trial trial) outcome {
	client, err := sdk.New(sdk.Options{
		Host:        os.Args[1],
		AccessKey:   trial.Keys.AccessKey,
		SecretKey:   trial.Keys.SecretKey,
		RetryDelays: []time.Duration{},
	})
	must(err)
	group := reflect.ValueOf(client).Elem().FieldByName(trial.Group)
	method := group.MethodByName(trial.Operation)
	if !method.IsValid() {
		panic(trial.Group + " has no " + trial.Operation)
	}
	results := method.Call(argumentsOf(trial, method.Type()))
	if len(results) == 1 {
		if trial.IsCounted {
			return countOf(results[0])
		}
		results = results[0].MethodByName("Page").Call([]reflect.Value{background})
	}
	if failure, isError := results[1].Interface().(error); isError {
		return outcomeOf(failure)
	}
	result := results[0].Elem()
	if unknown := unknownIn(result.FieldByName("Data")); len(unknown) > 0 {
		class := fmt.Sprintf("unknown fields: %v", unknown)
		return outcome{Error: &class}
	}
	requestID := result.FieldByName("RequestID").String()
	return outcome{RequestID: &requestID}
}

// unknownIn names the fields that the package should know.
func unknownIn(value reflect.Value) []string {
	unknown := []string{}
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !value.IsNil() {
			return unknownIn(value.Elem())
		}
	case reflect.Slice:
		for index := 0; index < value.Len(); index++ {
			unknown = append(unknown, unknownIn(value.Index(index))...)
		}
	case reflect.Struct:
		for index := 0; index < value.NumField(); index++ {
			if value.Type().Field(index).IsExported() {
				unknown = append(unknown, unknownIn(value.Field(index))...)
			}
		}
		if extra := value.FieldByName("Extra"); extra.IsValid() {
			for _, name := range extra.MapKeys() {
				unknown = append(unknown, value.Type().Name()+"."+name.String())
			}
		}
	}
	return unknown
}

var background = reflect.ValueOf(context.Background())

func argumentsOf(trial trial, method reflect.Type) []reflect.Value {
	arguments := []reflect.Value{}
	if method.In(0).String() == "context.Context" {
		arguments = append(arguments, background)
	}
	for _, part := range trial.InPath {
		arguments = append(arguments, reflect.ValueOf(part))
	}
	if trial.Request != nil {
		arguments = append(arguments, requestOf(trial, method.In(len(arguments))))
	}
	for name, value := range trial.Headers {
		arguments = append(arguments, reflect.ValueOf(sdk.WithHeader(name, value)))
	}
	if trial.IdempotencyKey != "" {
		arguments = append(arguments, reflect.ValueOf(sdk.WithIdempotencyKey(trial.IdempotencyKey)))
	}
	return arguments
}

// The type of a request refuses a field that it does not have.
func requestOf(trial trial, kind reflect.Type) reflect.Value {
	request := reflect.New(kind)
	if kind.Kind() == reflect.Pointer {
		request.Elem().Set(reflect.New(kind.Elem()))
		for name, value := range trial.Request {
			trial.Request[name] = withoutQuotes(value, fieldOf(request, name))
		}
	}
	for name := range trial.Files {
		delete(trial.Request, name)
	}
	text, err := json.Marshal(trial.Request)
	must(err)
	must(sdk.Unmarshal(text, request.Interface()))
	for name, file := range trial.Files {
		content, err := base64.StdEncoding.DecodeString(file.Content)
		must(err)
		input := sdk.FileInput{Name: file.Name, Content: bytes.NewReader(content)}
		fieldOf(request, name).Set(reflect.ValueOf(input))
	}
	return request.Elem()
}

// withoutQuotes is for samples of a query, which are texts, whatever the type of the field is.
func withoutQuotes(value json.RawMessage, field reflect.Value) json.RawMessage {
	kind := field.Type()
	if kind.Kind() == reflect.Pointer {
		kind = kind.Elem()
	}
	if kind.Kind() == reflect.Int || kind.Kind() == reflect.Bool {
		return bytes.Trim(value, `"`)
	}
	return value
}

func fieldOf(request reflect.Value, name string) reflect.Value {
	object := request.Elem().Elem()
	for index := 0; index < object.NumField(); index++ {
		tag := object.Type().Field(index).Tag.Get("json")
		if strings.Split(tag, ",")[0] == name {
			return object.Field(index)
		}
	}
	panic(object.Type().Name() + " has no field " + name)
}

func countOf(list reflect.Value) outcome {
	count := 0
	for list.MethodByName("Next").Call([]reflect.Value{background})[0].Bool() {
		count++
	}
	if failure, isError := list.MethodByName("Err").Call(nil)[0].Interface().(error); isError {
		return outcomeOf(failure)
	}
	return outcome{Count: &count}
}

func outcomeOf(err error) outcome {
	var failure *sdk.Error
	if !errors.As(err, &failure) {
		panic(err)
	}
	class := err.Error()
	for name, target := range map[string]error{
		"InvalidRequest":  sdk.ErrInvalidRequest,
		"RetryLater":      sdk.ErrRetryLater,
		"NotYet":          sdk.ErrNotYet,
		"ActionNeeded":    sdk.ErrActionNeeded,
		"ConnectionError": sdk.ErrConnection,
	} {
		if errors.Is(err, target) {
			class = name
		}
	}
	return outcome{Error: &class, Code: &failure.Code, RequestID: &failure.RequestID}
}

func eventOf(callback callback) *string {
	header := http.Header{}
	for name, value := range callback.Headers {
		header.Set(name, value)
	}
	event, err := webhooks.Verify(header, []byte(callback.Body), callback.Secret)
	if errors.Is(err, sdk.ErrInvalidSignature) {
		return nil
	}
	must(err)
	text := event.Event() + " " + event.Common().EventID
	return &text
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
