// Makes the calls of a file, each with a client of its own, at a server that misbehaves by the access
// key; then reads the callbacks of the file.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	sdk "module.example"
	"module.example/webhooks"
)

type work struct {
	Key, Call, IdempotencyKey string
	TimeoutMs                 int
	DelaysMs                  []int
	// When the context ends: with the headers of a response, or soon after its body was read.
	EndsWith string
}

type outcome struct {
	Value   any      `json:"value"`
	Failure *failure `json:"failure"`
}

type failure struct {
	Class          string          `json:"class"`
	Message        string          `json:"message"`
	IsTimeout      bool            `json:"isTimeout"`
	IsEnded        bool            `json:"isEnded"`
	RetrySeconds   float64         `json:"retrySeconds"`
	Code           int             `json:"code"`
	Status         int             `json:"status"`
	RequestID      string          `json:"requestId"`
	IdempotencyKey string          `json:"idempotencyKey"`
	Retry          string          `json:"retry"`
	DocURL         string          `json:"docUrl"`
	Field          string          `json:"field"`
	In             string          `json:"in"`
	Problem        string          `json:"problem"`
	Expected       string          `json:"expected"`
	Received       string          `json:"received"`
	Rejected       json.RawMessage `json:"rejected"`
}

func main() {
	var all struct {
		Work      []work
		Callbacks []struct {
			Headers map[string]string
			Body    string
			Secrets []string
			NowMs   int64
		}
	}
	text, err := os.ReadFile(os.Args[2])
	must(err)
	must(json.Unmarshal(text, &all))
	outcomes := []outcome{}
	for _, work := range all.Work {
		outcomes = append(outcomes, run(work))
	}
	for _, callback := range all.Callbacks {
		header := http.Header{}
		for name, value := range callback.Headers {
			header.Set(name, value)
		}
		event, err := webhooks.VerifyAt(time.UnixMilli(callback.NowMs), header, []byte(callback.Body), callback.Secrets...)
		if err != nil {
			outcomes = append(outcomes, outcome{Failure: failureOf(err)})
			continue
		}
		outcomes = append(outcomes, outcome{Value: map[string]any{"event": event.Event(), "common": event.Common(), "whole": event}})
	}
	must(json.NewEncoder(os.Stdout).Encode(outcomes))
}

func run(work work) outcome {
	options := sdk.Options{
		Host:        os.Args[1] + "/sandbox/",
		AccessKey:   work.Key,
		SecretKey:   "sktest-1",
		Timeout:     time.Duration(work.TimeoutMs) * time.Millisecond,
		RetryDelays: []time.Duration{},
		Header:      http.Header{"X-Mine": {"1"}},
	}
	for _, delay := range work.DelaysMs {
		options.RetryDelays = append(options.RetryDelays, time.Duration(delay)*time.Millisecond)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if work.EndsWith != "" {
		options.HTTPClient = &http.Client{Transport: ending{work.EndsWith, cancel}}
	}
	client, err := sdk.New(options)
	must(err)
	value, err := call(ctx, client, work)
	if err != nil {
		return outcome{Value: value, Failure: failureOf(err)}
	}
	return outcome{Value: value}
}

// ending ends the context of a call.
type ending struct {
	with   string
	cancel context.CancelFunc
}

func (e ending) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := http.DefaultTransport.RoundTrip(request)
	if e.with == "headers" {
		e.cancel()
	} else if err == nil {
		response.Body = endingBody{response.Body, e.cancel}
	}
	return response, err
}

type endingBody struct {
	io.ReadCloser
	cancel context.CancelFunc
}

func (b endingBody) Close() error {
	// Long enough for a request that is repeated too soon.
	time.AfterFunc(200*time.Millisecond, b.cancel)
	return b.ReadCloser.Close()
}

func call(ctx context.Context, client *sdk.Client, work work) (any, error) {
	options := []sdk.RequestOption{}
	if work.IdempotencyKey != "" {
		options = append(options, sdk.WithIdempotencyKey(work.IdempotencyKey))
	}
	switch work.Call {
	case "sendTwice":
		if _, err := client.SMS.Send(ctx, &sdk.SMSSendRequest{Phone: "12025550101", Kind: "otp"}); err != nil {
			return nil, err
		}
		return call(ctx, client, withCall(work, "send"))
	case "send":
		return client.SMS.Send(ctx, &sdk.SMSSendRequest{Phone: "12025550101", Kind: sdk.SMSSendRequestKindOTP}, options...)
	case "emptyList":
		return client.SMS.Send(ctx, &sdk.SMSSendRequest{OddName: []sdk.SMSSendRequestOddName{{At: sdk.Ptr("")}, {}}}, options...)
	case "sendV2":
		return client.SMS.SendV2(ctx, "a/b", &sdk.SMSSendV2RequestText{Text: sdk.SMSSendV2RequestTextText{Body: "<Hello>"}})
	case "emptyPart":
		return client.SMS.SendV2(ctx, "", nil)
	case "upload":
		file := sdk.FileInput{Name: "a.wav", Content: strings.NewReader("sound")}
		return client.SMS.Upload(ctx, &sdk.SMSUploadRequest{File: file, Name: sdk.Ptr("Hello")})
	case "page":
		return client.SMS.List(&sdk.SMSListQuery{From: "ü b*", Page: sdk.Ptr(0)}).Page(ctx)
	case "list":
		list := client.SMS.List(&sdk.SMSListQuery{From: "x"})
		records := []sdk.SMSMessage{}
		for list.Next(ctx) {
			records = append(records, list.Record())
		}
		return records, list.Err()
	}
	panic(work.Call)
}

func withCall(work work, call string) work {
	work.Call = call
	return work
}

func failureOf(err error) *failure {
	found := &failure{
		Message:   err.Error(),
		IsTimeout: errors.Is(err, context.DeadlineExceeded),
		IsEnded:   errors.Is(err, context.Canceled),
	}
	for name, target := range map[string]error{
		"InvalidRequest":   sdk.ErrInvalidRequest,
		"RetryLater":       sdk.ErrRetryLater,
		"NotYet":           sdk.ErrNotYet,
		"ActionNeeded":     sdk.ErrActionNeeded,
		"ConnectionError":  sdk.ErrConnection,
		"InvalidSignature": sdk.ErrInvalidSignature,
	} {
		if errors.Is(err, target) {
			found.Class += name
		}
	}
	var of *sdk.Error
	if errors.As(err, &of) {
		found.RetrySeconds = of.RetryAfter.Seconds()
		found.Code, found.Status, found.RequestID = of.Code, of.Status, of.RequestID
		found.IdempotencyKey, found.Retry, found.DocURL = of.IdempotencyKey, string(of.Retry), of.DocURL
		found.Field, found.In, found.Problem = of.Field, of.In, of.Problem
		found.Expected, found.Received = of.Expected, of.Received
		found.Rejected, _ = json.Marshal(of.Rejected())
	}
	return found
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
