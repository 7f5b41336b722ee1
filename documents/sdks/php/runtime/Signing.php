<?php

declare(strict_types=1);

namespace Brand;

/** @internal */
final class Signing
{
    /** @return array<string, string> */
    public static function headers(
        PreparedRequest $request,
        string $nonce,
        string $timestampMs,
        string $accessKey,
        #[\SensitiveParameter]
        string $secretKey,
    ): array {
        $canonical = implode("\n", [
            $request->method,
            $request->path,
            $request->query,
            $timestampMs,
            $nonce,
            hash('sha256', $request->signedBody()),
        ]);

        return [
            'X-Access-Key' => $accessKey,
            'X-Timestamp' => $timestampMs,
            'X-Nonce' => $nonce,
            'X-Signature' => hash_hmac('sha256', $canonical, $secretKey),
        ];
    }

    public static function callback(
        string $timestampMs,
        string $nonce,
        string $body,
        #[\SensitiveParameter]
        string $secret,
    ): string {
        return hash_hmac('sha256', implode("\n", [$timestampMs, $nonce, hash('sha256', $body)]), $secret);
    }

    /**
     * Sorted by name; everything except letters, digits and -._~ is percent-encoded.
     *
     * @param array<string, mixed> $values
     */
    public static function query(array $values): string
    {
        $pairs = [];
        foreach ($values as $name => $value) {
            if ($value !== null) {
                $pairs[rawurlencode((string) $name)] = rawurlencode(self::text($value));
            }
        }
        ksort($pairs, SORT_STRING);

        return implode('&', array_map(
            static fn (string|int $name, string $value): string => "{$name}={$value}",
            array_keys($pairs),
            $pairs,
        ));
    }

    public static function text(string|int|float|bool $value): string
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }
}
