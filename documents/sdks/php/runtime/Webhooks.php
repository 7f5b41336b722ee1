<?php

declare(strict_types=1);

namespace Brand;

use Brand\Types\WebhookEvent;

/** Callbacks: events that the API sends to your server. */
final class Webhooks
{
    private const MOST_SECONDS = 300;

    /**
     * Checks that a callback is genuine, and parses it.
     *
     * Store its nonce for 10 minutes and its `eventId` for 24 hours, since events can arrive more
     * than once.
     *
     * Kinds of events, statuses and other values that this version does not know come through.
     *
     * @param array<array-key, mixed> $headers As `getallheaders()`, PSR-7 (`getHeaders()`), Symfony
     *   or Laravel (`$request->headers->all()`) give them.
     * @param string $rawBody The body as it was received, before it is parsed:
     *   `file_get_contents('php://input')`.
     * @param string|list<string> $secrets The callback secret; while it is being changed, both.
     * @param float|null $now The time of the check in seconds, for tests with stored callbacks.
     *
     * @throws \InvalidArgumentException If there is no secret, or an empty one.
     * @throws InvalidSignature If the signature is missing, wrong or more than 5 minutes from the
     *   clock: respond with 401.
     */
    public static function verify(
        array $headers,
        string $rawBody,
        #[\SensitiveParameter]
        string|array $secrets,
        ?float $now = null,
    ): WebhookEvent {
        $known = (array) $secrets;
        // Anybody could sign with an empty one; a variable of the environment can be missing.
        if ($known === [] || in_array('', $known, true)) {
            throw new \InvalidArgumentException('There is no callback secret.');
        }
        $timestamp = self::header($headers, 'x-callback-timestamp');
        $nonce = self::header($headers, 'x-callback-nonce');
        $given = self::header($headers, 'x-callback-signature');
        if ($given === '') {
            throw new InvalidSignature('The callback is not signed.');
        }
        $isGenuine = false;
        foreach ($known as $secret) {
            $expected = Signing::callback($timestamp, $nonce, $rawBody, $secret);
            $isGenuine = hash_equals($expected, $given) || $isGenuine;
        }
        if (!$isGenuine) {
            throw new InvalidSignature('The signature does not belong to this body.');
        }
        $seconds = preg_match('/^\d{13}$/D', $timestamp) === 1 ? (int) $timestamp / 1_000 : 0;
        if (abs(($now ?? microtime(true)) - $seconds) > self::MOST_SECONDS) {
            throw new InvalidSignature('The callback is more than 5 minutes from the clock.');
        }

        return WebhookEvent::from(json_decode($rawBody, true, flags: JSON_THROW_ON_ERROR));
    }

    /** @param array<array-key, mixed> $headers */
    private static function header(array $headers, string $wanted): string
    {
        foreach ($headers as $name => $value) {
            if (strtolower((string) $name) === $wanted) {
                $first = is_array($value) ? reset($value) : $value;

                return is_string($first) ? $first : '';
            }
        }

        return '';
    }
}
