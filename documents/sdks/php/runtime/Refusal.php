<?php

declare(strict_types=1);

namespace Brand;

/**
 * Turns a response that is no success into an exception.
 *
 * @internal
 */
final class Refusal
{
    private const CLASSES = [
        'no' => InvalidRequest::class,
        'wait' => RetryLater::class,
        'later' => NotYet::class,
        'ask' => ActionNeeded::class,
    ];

    /** Statuses after which the same request can succeed, when the code does not say more. */
    private const PASSING = [429, 500, 502, 503, 504];

    /** @param array<string, mixed>|null $envelope Null if the response is not ours. */
    public static function exception(
        HttpResponse $response,
        ?array $envelope,
        Operation $operation,
        ?string $idempotencyKey,
    ): BrandException {
        $code = $envelope['code'] ?? null;
        $detail = is_array($envelope['error'] ?? null) ? $envelope['error'] : [];
        $given = self::text($detail, 'retry') ?? '';
        $retry = array_key_exists($given, self::CLASSES) ? $given : (Codes::RETRY_CLASSES[$code ?? 0] ?? null);
        if ($retry === null && in_array($response->status, self::PASSING, true)) {
            $retry = 'wait';
        }
        $class = self::CLASSES[$retry ?? ''] ?? BrandException::class;

        return new $class(
            self::message($response->status, $envelope, $detail),
            $code ?? 0,
            status: $response->status,
            requestId: self::text($envelope ?? [], 'requestId'),
            idempotencyKey: $idempotencyKey,
            headers: $response->headers,
            retry: $retry,
            docUrl: self::text($detail, 'docUrl') ?? self::docUrl($operation->docUrl, $code),
            field: self::text($detail, 'field'),
            in: self::text($detail, 'in'),
            problem: self::text($detail, 'problem'),
            expected: self::text($detail, 'expected'),
            received: $detail['received'] ?? null,
            retryAfterSeconds: self::seconds($response->headers['retry-after'][0] ?? ''),
            data: is_array($envelope['data'] ?? null) ? $envelope['data'] : null,
        );
    }

    /**
     * @param array<string, mixed>|null $envelope
     * @param array<string, mixed> $detail
     */
    private static function message(int $status, ?array $envelope, array $detail): string
    {
        if ($envelope === null) {
            return "Status {$status}, without an error code.";
        }
        $expected = self::text($detail, 'expected');
        $received = $detail['received'] ?? null;
        $message = $envelope['code'] . ': ' . self::text($envelope, 'msg');
        if ($expected !== null) {
            $message .= " Expected: {$expected}.";
        }
        if (is_scalar($received)) {
            $message .= ' Received: ' . Signing::text($received) . '.';
        }

        return $message . ' (requestId ' . self::text($envelope, 'requestId') . ')';
    }

    private static function docUrl(string $page, ?int $code): string
    {
        return $code === null || str_contains($page, '#') ? $page : "{$page}#error-{$code}";
    }

    /** @param array<string, mixed> $values */
    private static function text(array $values, string $name): ?string
    {
        return is_string($values[$name] ?? null) ? $values[$name] : null;
    }

    private static function seconds(string $header): ?int
    {
        return preg_match('/^\d{1,9}$/D', $header) === 1 ? (int) $header : null;
    }
}
