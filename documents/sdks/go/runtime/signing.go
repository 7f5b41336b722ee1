// Package signing makes the signatures of requests and of callbacks.
package signing

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"sort"
	"strconv"
	"strings"
	"time"
)

// Request is what is signed; Path and Query are as they are sent.
type Request struct {
	Method, Path, Query  string
	Body                 []byte
	Nonce                string
	Time                 time.Time
	AccessKey, SecretKey string
}

// Sign sets the headers of a signed request.
func Sign(header http.Header, request Request) {
	timestamp := strconv.FormatInt(request.Time.UnixMilli(), 10)
	lines := []string{request.Method, request.Path, request.Query, timestamp, request.Nonce, hash(request.Body)}
	header.Set("X-Access-Key", request.AccessKey)
	header.Set("X-Timestamp", timestamp)
	header.Set("X-Nonce", request.Nonce)
	header.Set("X-Signature", sign(lines, request.SecretKey))
}

// CallbackSignature is the signature of a callback with these bytes as its body.
func CallbackSignature(timestamp, nonce string, body []byte, secret string) string {
	return sign([]string{timestamp, nonce, hash(body)}, secret)
}

// CanonicalQuery is sorted by name.
func CanonicalQuery(values map[string]string) string {
	pairs := make([]string, 0, len(values))
	for name, value := range values {
		pairs = append(pairs, Encode(name)+"="+Encode(value))
	}
	sort.Strings(pairs)
	return strings.Join(pairs, "&")
}

// Encode encodes everything except letters, digits and -._~.
func Encode(text string) string {
	return strings.ReplaceAll(url.QueryEscape(text), "+", "%20")
}

func hash(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}

func sign(lines []string, secret string) string {
	code := hmac.New(sha256.New, []byte(secret))
	code.Write([]byte(strings.Join(lines, "\n")))
	return hex.EncodeToString(code.Sum(nil))
}
