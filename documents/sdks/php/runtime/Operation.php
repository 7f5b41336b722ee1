<?php

declare(strict_types=1);

namespace Brand;

/**
 * How a call is sent.
 *
 * @internal
 */
final class Operation
{
    /**
     * @param string $place Where the request goes: `json`, `multipart`, `query` or nowhere.
     * @param bool $takesKey Whether an idempotency key makes a repeated request take effect once.
     * @param class-string<ApiObject>|null $output
     */
    public function __construct(
        public readonly string $id,
        public readonly string $method,
        public readonly string $path,
        public readonly string $place,
        public readonly bool $takesKey,
        public readonly string $docUrl,
        public readonly ?string $output,
    ) {
    }
}
