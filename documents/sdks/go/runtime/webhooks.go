// Package webhooks checks and parses callbacks: events that the API sends to your server.
package webhooks

import (
	"crypto/hmac"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"time"

	"module.example"
	"module.example/internal/signing"
)

const mostAge = 5 * time.Minute

// Verify checks that a callback is genuine, and parses it. Its error is
// [brand.ErrInvalidSignature] if the signature is missing, wrong or more than 5 minutes from the
// clock: respond with 401, and another error if there is no secret, or an empty one. Store its nonce
// for 10 minutes and its eventId for 24 hours, since events can arrive more than once.
//
// Kinds of events, statuses and other values that this version does not know come through.
//
// The body is that which was received, before it is parsed. The secrets are the callback secret;
// while it is being changed, both.
func Verify(header http.Header, body []byte, secrets ...string) (brand.WebhookEvent, error) {
	return VerifyAt(time.Now(), header, body, secrets...)
}

// VerifyAt is Verify at another time, for tests with stored callbacks.
func VerifyAt(now time.Time, header http.Header, body []byte, secrets ...string) (brand.WebhookEvent, error) {
	if !areSecrets(secrets) {
		return nil, errors.New("there is no callback secret")
	}
	timestamp := header.Get("X-Callback-Timestamp")
	nonce := header.Get("X-Callback-Nonce")
	given := header.Get("X-Callback-Signature")
	if given == "" {
		return nil, fmt.Errorf("%w: the callback is not signed", brand.ErrInvalidSignature)
	}
	isGenuine := false
	for _, secret := range secrets {
		expected := signing.CallbackSignature(timestamp, nonce, body, secret)
		isGenuine = isGenuine || hmac.Equal([]byte(expected), []byte(given))
	}
	if !isGenuine {
		return nil, fmt.Errorf("%w: it does not belong to this body", brand.ErrInvalidSignature)
	}
	if !isNear(timestamp, now) {
		return nil, fmt.Errorf("%w: it is more than 5 minutes from the clock", brand.ErrInvalidSignature)
	}
	var event brand.WebhookEvent
	if err := brand.Unmarshal(body, &event); err != nil {
		return nil, fmt.Errorf("the callback is genuine, but cannot be read: %w", err)
	}
	return event, nil
}

// areSecrets is false for an empty secret, with which anybody could sign: a variable of the
// environment can be missing.
func areSecrets(secrets []string) bool {
	for _, secret := range secrets {
		if secret == "" {
			return false
		}
	}
	return len(secrets) > 0
}

var milliseconds = regexp.MustCompile(`^\d{13}$`)

func isNear(timestamp string, now time.Time) bool {
	since, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || !milliseconds.MatchString(timestamp) {
		return false
	}
	age := now.Sub(time.UnixMilli(since))
	return -mostAge <= age && age <= mostAge
}
