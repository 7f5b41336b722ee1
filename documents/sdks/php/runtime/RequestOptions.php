<?php

declare(strict_types=1);

namespace Brand;

/**
 * What every method takes beside its request, as named arguments.
 *
 * @internal
 */
final class RequestOptions
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly ?string $idempotencyKey,
        public readonly array $headers,
        public readonly ?float $timeout,
    ) {
    }
}
