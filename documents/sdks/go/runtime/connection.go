package brand

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"module.example/internal/signing"
)

// connection sends calls: it signs each attempt, repeats what can succeed, and turns refusals into
// errors.
type connection struct {
	host, accessKey, secretKey string
	timeout                    time.Duration
	retryDelays                []time.Duration
	header                     http.Header
	http                       http.Client
}

type operation struct {
	id, method, path string
	place            place
	// Whether an idempotency key makes a repeated request take effect once.
	takesKey bool
	docURL   string
}

// place is where a request goes.
type place int

const (
	nowhere place = iota
	inJSON
	inMultipart
	inQuery
)

type sent struct {
	operation operation
	// The values of the braces in the path.
	inPath  []string
	request any
	options []RequestOption
}

// attempt is what all attempts of a request share.
type attempt struct {
	operation    operation
	path, query  string
	body, signed []byte
	header       http.Header
	timeout      time.Duration
}

// response is a success whose data is not parsed yet.
type response struct {
	data      json.RawMessage
	requestID string
	status    int
	header    http.Header
}

func call[Data any](ctx context.Context, c *connection, sent sent) (*Result[Data], error) {
	values, err := valuesOf(sent.request)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", sent.operation.id, err)
	}
	return send[Data](ctx, c, sent, values)
}

// send sends values in place of the request of sent.
func send[Data any](ctx context.Context, c *connection, sent sent, values map[string]any) (*Result[Data], error) {
	prepared, err := c.prepare(sent, values)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", sent.operation.id, err)
	}
	response, err := c.repeat(ctx, prepared)
	if err != nil {
		return nil, err
	}
	result := &Result[Data]{RequestID: response.requestID, Status: response.status, Header: response.header}
	if len(response.data) > 0 {
		if err := Unmarshal(response.data, &result.Data); err != nil {
			return nil, unreadable(sent.operation, response, prepared.key(), err)
		}
	}
	return result, nil
}

func (c *connection) prepare(sent sent, values map[string]any) (*attempt, error) {
	options := requestOptions{timeout: c.timeout, header: c.header.Clone()}
	if options.header == nil {
		options.header = http.Header{}
	}
	for _, option := range sent.options {
		option(&options)
	}
	path, err := pathOf(sent.operation.path, sent.inPath)
	if err != nil {
		return nil, err
	}
	prepared := &attempt{operation: sent.operation, path: path, header: options.header, timeout: options.timeout}
	if prepared.header.Get("User-Agent") == "" {
		prepared.header.Set("User-Agent", "brand-go/"+Version)
	}
	switch sent.operation.place {
	case inJSON:
		prepared.body, err = json.Marshal(values)
		prepared.signed = prepared.body
		prepared.header.Set("Content-Type", "application/json")
	case inMultipart:
		// The body of a form is not signed.
		var contentType string
		prepared.body, contentType, err = formOf(values)
		prepared.header.Set("Content-Type", contentType)
	case inQuery:
		texts := make(map[string]string, len(values))
		for name, value := range values {
			texts[name] = fmt.Sprint(value)
		}
		prepared.query = signing.CanonicalQuery(texts)
	}
	if sent.operation.takesKey {
		// One for all attempts, so that the request is carried out once. net/http would repeat a
		// request with the usual spelling of this name by itself, with a signature that was used.
		prepared.header[keyName] = []string{first(options.idempotencyKey, randomText())}
	}
	return prepared, err
}

const keyName = "idempotency-key"

func (a *attempt) key() string {
	if values := a.header[keyName]; len(values) > 0 {
		return values[0]
	}
	return ""
}

func pathOf(path string, values []string) (string, error) {
	for _, value := range values {
		start, end := strings.Index(path, "{"), strings.Index(path, "}")
		if value == "" {
			return "", fmt.Errorf("%s in the path is empty", path[start+1:end])
		}
		path = path[:start] + signing.Encode(value) + path[end+1:]
	}
	return path, nil
}

func (c *connection) repeat(ctx context.Context, prepared *attempt) (*response, error) {
	for count := 0; ; count++ {
		response, failure := c.try(ctx, prepared)
		if failure == nil {
			return response, nil
		}
		failure.IdempotencyKey = prepared.key()
		wait, isRepeated := c.waitBefore(failure, count)
		if !isRepeated {
			return nil, failure
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
		}
		if ctx.Err() != nil {
			failure.cause = ctx.Err()
			return nil, failure
		}
	}
}

func (c *connection) try(ctx context.Context, prepared *attempt) (*response, *Error) {
	ctx, cancel := context.WithTimeout(ctx, prepared.timeout)
	defer cancel()
	request, err := c.signed(ctx, prepared)
	if err != nil {
		return nil, &Error{message: fmt.Sprintf("%s: %v", prepared.operation.id, err), cause: err}
	}
	answer, err := c.http.Do(request)
	if err != nil {
		return nil, noResponse(prepared.operation, err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return nil, noResponse(prepared.operation, err)
	}
	envelope, err := envelopeIn(text)
	if err == nil && *envelope.Code == 0 {
		return &response{envelope.Data, envelope.RequestID, answer.StatusCode, answer.Header}, nil
	}
	return nil, errorOf(prepared.operation, answer, envelope)
}

func (c *connection) signed(ctx context.Context, prepared *attempt) (*http.Request, error) {
	address := c.host + prepared.path
	if prepared.query != "" {
		address += "?" + prepared.query
	}
	request, err := http.NewRequestWithContext(ctx, prepared.operation.method, address, bytes.NewReader(prepared.body))
	if err != nil {
		return nil, err
	}
	request.Header = prepared.header.Clone()
	signing.Sign(request.Header, signing.Request{
		Method:    prepared.operation.method,
		Path:      prepared.path,
		Query:     prepared.query,
		Body:      prepared.signed,
		Nonce:     randomText(),
		Time:      time.Now(),
		AccessKey: c.accessKey,
		SecretKey: c.secretKey,
	})
	if request.Method == http.MethodGet {
		// net/http would repeat a request without a body by itself, with a signature that was used.
		request.Body, request.GetBody = io.NopCloser(strings.NewReader("")), nil
	}
	return request, nil
}

// envelope is around the data of every response of the API.
type envelope struct {
	Code      *int            `json:"code"`
	Msg       string          `json:"msg"`
	RequestID string          `json:"requestId"`
	Data      json.RawMessage `json:"data"`
	Error     json.RawMessage `json:"error"`
}

// envelopeIn gives an error if a proxy or another server has answered.
func envelopeIn(text []byte) (envelope, error) {
	var found envelope
	if err := json.Unmarshal(text, &found); err != nil {
		return envelope{}, err
	}
	if found.Code == nil {
		return envelope{}, errors.New("there is no code")
	}
	return found, nil
}

// waitBefore says whether the request is repeated, and when: not if it cannot succeed soon, and not
// too often.
func (c *connection) waitBefore(failure *Error, count int) (time.Duration, bool) {
	if failure.Retry != ClassWait || count >= len(c.retryDelays) {
		return 0, false
	}
	delay := float64(c.retryDelays[count])
	asked, isAsked := secondsIn(failure.Header)
	if !isAsked {
		return time.Duration(delay * (0.8 + 0.4*randomFraction())), true
	}
	return asked + time.Duration(0.2*delay*randomFraction()), asked <= time.Minute
}

func randomText() string {
	return hex.EncodeToString(randomBytes(16))
}

func randomFraction() float64 {
	return float64(binary.BigEndian.Uint64(randomBytes(8))>>11) / (1 << 53)
}

func randomBytes(count int) []byte {
	bytes := make([]byte, count)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return bytes
}
