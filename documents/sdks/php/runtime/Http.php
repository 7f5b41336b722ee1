<?php

declare(strict_types=1);

namespace Brand;

/** @internal */
final class Http
{
    private const CONNECT_SECONDS = 10;

    /**
     * Every status is a response. Redirects are not followed, since the path is signed. Every
     * attempt has a connection of its own: on one that was used before, curl repeats a request by
     * itself, with the same nonce.
     *
     * @param list<string> $headers
     * @param string|array<string, string|\CURLFile|\CURLStringFile>|null $body
     *
     * @throws NoResponse
     */
    public static function send(
        string $method,
        string $url,
        array $headers,
        string|array|null $body,
        float $timeoutSeconds,
    ): HttpResponse {
        $received = [];
        // Curl takes 0 as no limit.
        $timeoutMs = max(1, (int) round($timeoutSeconds * 1_000));
        $handle = curl_init();
        $isSet = curl_setopt_array($handle, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $method,
            // Without this line, curl first asks whether it may send a large body.
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTPS | CURLPROTO_HTTP,
            CURLOPT_CONNECTTIMEOUT_MS => min($timeoutMs, self::CONNECT_SECONDS * 1_000),
            CURLOPT_TIMEOUT_MS => $timeoutMs,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_HEADERFUNCTION => static function ($handle, string $line) use (&$received): int {
                if (str_starts_with($line, 'HTTP/')) {
                    // An interim response, such as that of a proxy, comes before the response.
                    $received = [];
                } elseif (str_contains($line, ':')) {
                    [$name, $value] = explode(':', $line, 2);
                    $received[strtolower(trim($name))][] = trim($value);
                }

                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]));
        $text = $isSet ? curl_exec($handle) : false;
        if (!is_string($text)) {
            throw new NoResponse(curl_error($handle) ?: 'the request cannot be sent', curl_errno($handle));
        }

        return new HttpResponse(curl_getinfo($handle, CURLINFO_RESPONSE_CODE), $received, $text);
    }
}
