package brand

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// What to do about an [*Error], for [errors.Is].
var (
	// ErrInvalidRequest: the request has to change; it would fail again.
	ErrInvalidRequest = errors.New("invalid request")

	// ErrRetryLater: the same request can succeed soon; it was repeated already.
	ErrRetryLater = errors.New("retry later")

	// ErrNotYet: the same request succeeds when something outside has changed, such as the balance.
	ErrNotYet = errors.New("not yet")

	// ErrActionNeeded: a person must act; the page of the error says who and where.
	ErrActionNeeded = errors.New("action needed")

	// ErrConnection: no response arrived, so the request may have been carried out. Repeat it with
	// the idempotency key of the error.
	ErrConnection = errors.New("no response")

	// ErrInvalidSignature: a callback whose signature is missing, wrong or old. Respond with 401.
	ErrInvalidSignature = errors.New("invalid signature")
)

// RetryClass says when the same request can succeed.
type RetryClass string

// The retry classes.
const (
	// Change the request.
	ClassNo RetryClass = "no"

	// Repeat it soon.
	ClassWait RetryClass = "wait"

	// Repeat it when something outside has changed.
	ClassLater RetryClass = "later"

	// A person must act.
	ClassAsk RetryClass = "ask"
)

var classes = map[RetryClass]error{
	ClassNo:    ErrInvalidRequest,
	ClassWait:  ErrRetryLater,
	ClassLater: ErrNotYet,
	ClassAsk:   ErrActionNeeded,
}

// Error is an error of the API or of the way to it. What is not known is empty.
type Error struct {
	// Code is one of the constants, or one that was added later. Without a response of the API it is
	// 0.
	Code int

	// Status is the HTTP status.
	Status int

	// RequestID is what you send to us when you ask about the request.
	RequestID string

	// IdempotencyKey repeats the request, so that it is carried out once.
	IdempotencyKey string

	Header http.Header

	Retry RetryClass

	// DocURL is the page that explains the error.
	DocURL string

	// Field is the field that is wrong: phones[0].
	Field string

	// In is where the field is: body, query, path or header.
	In string

	// Problem is what is wrong with the field: missing, unknown, type, value, length, range, format
	// or together.
	Problem string

	// Expected is what the field should be, in English.
	Expected string

	// Received is what the field was, as far as this is no secret.
	Received string

	// RetryAfter is the time of the header Retry-After.
	RetryAfter time.Duration

	// Data is the data of the response, as JSON.
	Data json.RawMessage

	message string
	class   error
	cause   error
}

// Error says what is wrong.
func (e *Error) Error() string { return e.message }

// Is reports whether target says what to do about the error: [ErrInvalidRequest] and the like.
func (e *Error) Is(target error) bool { return e.class != nil && e.class == target }

// Unwrap gives the error of the connection or of the context.
func (e *Error) Unwrap() error { return e.cause }

// RejectedEntry is an entry of a list that was not accepted.
type RejectedEntry struct {
	// Index is its place in the list of the request, from 0.
	Index int `json:"index"`

	Code int `json:"code"`

	Msg string `json:"msg"`

	// Extra has its other fields, such as the phone number.
	Extra map[string]json.RawMessage `json:"-"`
}

// MarshalJSON writes the fields of Extra, too.
func (e RejectedEntry) MarshalJSON() ([]byte, error) { return marshalObject(e) }

// UnmarshalJSON is the opposite of MarshalJSON.
func (e *RejectedEntry) UnmarshalJSON(data []byte) error { return unmarshalObject(data, e) }

// Rejected are the entries that were not accepted, if the code is [CodeNoneAccepted].
func (e *Error) Rejected() []RejectedEntry {
	var data struct {
		Rejected []RejectedEntry `json:"rejected"`
	}
	if json.Unmarshal(e.Data, &data) != nil {
		return nil
	}
	return data.Rejected
}

// detail is the field error of a response.
type detail struct {
	Retry    RetryClass      `json:"retry"`
	DocURL   string          `json:"docUrl"`
	Field    string          `json:"field"`
	In       string          `json:"in"`
	Problem  string          `json:"problem"`
	Expected string          `json:"expected"`
	Received json.RawMessage `json:"received"`
}

// errorOf is the error of a response that is no success; its envelope is empty if another server has
// answered.
func errorOf(operation operation, answer *http.Response, envelope envelope) *Error {
	var detail detail
	// Without it the code says enough.
	_ = json.Unmarshal(envelope.Error, &detail)
	retryAfter, _ := secondsIn(answer.Header)
	failure := &Error{
		Status:     answer.StatusCode,
		RequestID:  envelope.RequestID,
		Header:     answer.Header,
		Retry:      detail.Retry,
		DocURL:     first(detail.DocURL, operation.docURL),
		Field:      detail.Field,
		In:         detail.In,
		Problem:    detail.Problem,
		Expected:   detail.Expected,
		Received:   sayJSON(detail.Received),
		RetryAfter: retryAfter,
		Data:       envelope.Data,
	}
	if envelope.Code != nil {
		failure.Code = *envelope.Code
		if !strings.Contains(failure.DocURL, "#") {
			failure.DocURL += fmt.Sprintf("#error-%d", failure.Code)
		}
	}
	if classes[failure.Retry] == nil {
		failure.Retry = RetryClassOf(failure.Code)
	}
	if failure.Retry == "" && isPassing(failure.Status) {
		failure.Retry = ClassWait
	}
	failure.class = classes[failure.Retry]
	failure.message = messageOf(operation, failure, envelope)
	return failure
}

// isPassing says after which statuses the same request can succeed, when the code does not say more.
func isPassing(status int) bool {
	switch status {
	case 429, 500, 502, 503, 504:
		return true
	}
	return false
}

func noResponse(operation operation, cause error) *Error {
	// The address can contain phone numbers.
	var withAddress *url.Error
	if errors.As(cause, &withAddress) {
		cause = withAddress.Err
	}
	return &Error{
		Retry:   ClassWait,
		DocURL:  operation.docURL,
		message: fmt.Sprintf("%s: no response: %v", operation.id, cause),
		class:   ErrConnection,
		cause:   cause,
	}
}

// unreadable is a success whose data this version cannot read; the request was carried out.
func unreadable(operation operation, response *response, idempotencyKey string, cause error) *Error {
	return &Error{
		Status:         response.status,
		RequestID:      response.requestID,
		IdempotencyKey: idempotencyKey,
		Header:         response.header,
		DocURL:         operation.docURL,
		Data:           response.data,
		message:        fmt.Sprintf("%s: it was carried out, but its response cannot be read: %v", operation.id, cause),
		cause:          cause,
	}
}

func messageOf(operation operation, failure *Error, envelope envelope) string {
	if envelope.Code == nil {
		return fmt.Sprintf("%s: status %d, without an error code", operation.id, failure.Status)
	}
	message := fmt.Sprintf("%s: %d: %s", operation.id, failure.Code, envelope.Msg)
	if failure.Expected != "" {
		message += fmt.Sprintf(" Expected: %s.", failure.Expected)
	}
	if failure.Received != "" {
		message += fmt.Sprintf(" Received: %s.", failure.Received)
	}
	return message + fmt.Sprintf(" (requestId %s)", failure.RequestID)
}

// sayJSON is a text without its quotes; anything else is as it is.
func sayJSON(value json.RawMessage) string {
	var text string
	if json.Unmarshal(value, &text) == nil {
		return text
	}
	return string(value)
}

// secondsIn reads Retry-After, if it is there as a number of seconds.
func secondsIn(header http.Header) (time.Duration, bool) {
	seconds, err := strconv.ParseUint(header.Get("Retry-After"), 10, 32)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return 0, false
	}
	return time.Duration(seconds) * time.Second, true
}
