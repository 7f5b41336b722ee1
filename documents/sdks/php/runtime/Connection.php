<?php

declare(strict_types=1);

namespace Brand;

/**
 * Sends calls: signs each attempt, repeats what can succeed, and turns refusals into exceptions.
 *
 * @internal
 */
final class Connection
{
    private const VERSION = 'brand-version';

    private readonly string $host;

    /**
     * @param list<float|int> $retryDelays
     * @param array<string, string> $headers
     */
    public function __construct(
        string $host,
        private readonly string $accessKey,
        #[\SensitiveParameter]
        private readonly string $secretKey,
        private readonly float $timeout,
        private readonly array $retryDelays,
        private readonly array $headers,
    ) {
        if (preg_match('~^https?://~i', $host) !== 1) {
            throw new \InvalidArgumentException("The host has to begin with https:// or http://: {$host}");
        }
        if ($accessKey === '' || $secretKey === '') {
            throw new BrandException(
                'There are no keys: set BRAND_ACCESS_KEY and BRAND_SECRET_KEY, or pass accessKey and secretKey.',
            );
        }
        $this->host = rtrim($host, '/');
    }

    /**
     * @param list<string> $inPath The values of the braces in the path.
     * @param array<string, mixed> $request
     *
     * @return Result<mixed>
     *
     * @throws BrandException
     */
    public function send(
        Operation $operation,
        array $inPath,
        array $request,
        RequestOptions $options,
    ): Result {
        $prepared = PreparedRequest::of($operation, $inPath, $request, $options);
        for ($attempt = 0; ; $attempt++) {
            try {
                return $this->attempt($operation, $prepared, $options);
            } catch (BrandException $error) {
                $seconds = self::waitBefore($error, $this->retryDelays[$attempt] ?? null);
                if ($seconds === null) {
                    throw $error;
                }
                usleep((int) round($seconds * 1_000_000));
            }
        }
    }

    /**
     * The keys stay out of what is dumped.
     *
     * @return array<string, string>
     */
    public function __debugInfo(): array
    {
        return ['host' => $this->host];
    }

    /** @return Result<mixed> */
    private function attempt(
        Operation $operation,
        PreparedRequest $prepared,
        RequestOptions $options,
    ): Result {
        try {
            $response = Http::send(
                $prepared->method,
                $this->host . $prepared->target(),
                $this->headersOf($prepared, $options),
                $prepared->body,
                $options->timeout ?? $this->timeout,
            );
        } catch (NoResponse $cause) {
            throw new ConnectionException(
                "{$operation->id}: no response: {$cause->getMessage()}.",
                previous: $cause,
                idempotencyKey: $prepared->idempotencyKey,
                retry: 'wait',
                docUrl: $operation->docUrl,
            );
        }
        $envelope = self::envelopeIn($response->body);
        if (($envelope['code'] ?? null) !== 0) {
            throw Refusal::exception($response, $envelope, $operation, $prepared->idempotencyKey);
        }

        return new Result(
            ApiObject::read($envelope['data'] ?? null, $operation->output),
            is_string($envelope['requestId'] ?? null) ? $envelope['requestId'] : '',
            $response->status,
            $response->headers,
        );
    }

    /** @return list<string> */
    private function headersOf(PreparedRequest $prepared, RequestOptions $options): array
    {
        $signature = Signing::headers(
            $prepared,
            nonce: bin2hex(random_bytes(16)),
            timestampMs: (string) (int) (microtime(true) * 1000),
            accessKey: $this->accessKey,
            secretKey: $this->secretKey,
        );
        $lines = [];
        $own = ['User-Agent' => 'brand-php/' . self::VERSION];
        foreach ([$own, $prepared->headers, $this->headers, $options->headers, $signature] as $headers) {
            foreach ($headers as $name => $value) {
                // Curl leaves out an empty header, and begins another one after a line break.
                if (preg_match('/^$|[\r\n\0]/', $value) === 1) {
                    throw new \InvalidArgumentException("The header {$name} is empty or has more than one line.");
                }
                $lines[strtolower($name)] = "{$name}: {$value}";
            }
        }

        return array_values($lines);
    }

    /**
     * Null if a proxy or another server has answered.
     *
     * @return array<string, mixed>|null
     */
    private static function envelopeIn(string $body): ?array
    {
        $value = json_decode($body, true);

        return is_array($value) && is_int($value['code'] ?? null) ? $value : null;
    }

    /** Null if the request is not to be repeated: it cannot succeed soon, or it was often enough. */
    private static function waitBefore(BrandException $error, float|int|null $delay): ?float
    {
        if ($error->retry !== 'wait' || $delay === null) {
            return null;
        }
        $random = random_int(0, 1_000) / 1_000;
        if ($error->retryAfterSeconds === null) {
            return $delay * (0.8 + 0.4 * $random);
        }

        return $error->retryAfterSeconds > 60 ? null : $error->retryAfterSeconds + 0.2 * $delay * $random;
    }
}
