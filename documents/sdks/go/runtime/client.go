// Package brand makes calls of the brand-operator API.
//
// A request that can succeed when it is repeated is repeated, signed anew and with the same
// idempotency key. An error is an [*Error], and [errors.Is] tells with [ErrInvalidRequest] and the
// like what to do about it.
//
// In requests, an optional field is a pointer where its zero value could be meant: [Ptr] makes one.
// Optional enums, lists, maps and unions are left out while they are "" or nil; an empty list is
// sent. In what the API sends, an optional text that is not there is empty, and everything else is
// nil; [Value] reads a pointer. Fields that were added later are in Extra.
package brand

import (
	"net/http"
	"os"
	"strings"
	"time"
)

// Version is the version of this package.
const Version = "brand-version"

// Options are the settings of a client.
type Options struct {
	// Host is by default BRAND_HOST of the environment, else https://api.brand.example. In the
	// sandbox it is https://sandbox.brand.example: nothing is sent or charged there.
	Host string

	// AccessKey is by default BRAND_ACCESS_KEY of the environment.
	AccessKey string

	// SecretKey is by default BRAND_SECRET_KEY of the environment.
	SecretKey string

	// Timeout is how long an attempt waits for the end of its response: 30 seconds by default.
	Timeout time.Duration

	// RetryDelays are the waits before each further attempt where there is no Retry-After: 1, 2, 4
	// and 8 seconds by default, each up to a fifth shorter or longer. An empty list that is not nil
	// repeats nothing.
	RetryDelays []time.Duration

	// Header is sent with every request.
	Header http.Header

	// HTTPClient sends the requests. It follows no redirects, since the path is signed.
	HTTPClient *http.Client
}

// New makes a client. Its error says that there are no keys.
func New(options Options) (*Client, error) {
	connection := &connection{
		host:        strings.TrimRight(first(options.Host, os.Getenv("BRAND_HOST"), "https://api.brand.example"), "/"),
		accessKey:   first(options.AccessKey, os.Getenv("BRAND_ACCESS_KEY")),
		secretKey:   first(options.SecretKey, os.Getenv("BRAND_SECRET_KEY")),
		timeout:     options.Timeout,
		retryDelays: options.RetryDelays,
		header:      options.Header,
	}
	if connection.accessKey == "" || connection.secretKey == "" {
		return nil, &Error{message: "there are no keys: set BRAND_ACCESS_KEY and BRAND_SECRET_KEY, or AccessKey and SecretKey of Options"}
	}
	if connection.timeout == 0 {
		connection.timeout = 30 * time.Second
	}
	if connection.retryDelays == nil {
		connection.retryDelays = []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second}
	}
	if options.HTTPClient != nil {
		connection.http = *options.HTTPClient
	}
	connection.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return newClient(connection), nil
}

// RequestOption changes how a single request is sent.
type RequestOption func(*requestOptions)

type requestOptions struct {
	idempotencyKey string
	timeout        time.Duration
	header         http.Header
}

// WithIdempotencyKey sets the idempotency key: a request with the same key is carried out once in 24
// hours. By default each request has a new one, which all its attempts share. Pass your own to
// repeat a request after a restart.
func WithIdempotencyKey(key string) RequestOption {
	return func(options *requestOptions) { options.idempotencyKey = key }
}

// WithTimeout sets how long an attempt waits for the end of its response.
func WithTimeout(timeout time.Duration) RequestOption {
	return func(options *requestOptions) { options.timeout = timeout }
}

// WithHeader adds a header.
func WithHeader(name, value string) RequestOption {
	return func(options *requestOptions) { options.header.Set(name, value) }
}

// Result is what a call gives.
type Result[Data any] struct {
	Data Data

	// RequestID is what you send to us when you ask about the request.
	RequestID string

	// Status is the HTTP status.
	Status int

	Header http.Header
}

// Ptr points to a value, for optional fields of requests: Ptr(false), Ptr(0) and Ptr("") are sent.
func Ptr[T any](value T) *T { return &value }

// Value is what a pointer points to, or the zero value if it is nil.
func Value[T any](pointer *T) T {
	if pointer == nil {
		var none T
		return none
	}
	return *pointer
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}
