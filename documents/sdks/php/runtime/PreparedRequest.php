<?php

declare(strict_types=1);

namespace Brand;

/**
 * What all attempts of a call have in common.
 *
 * @internal
 */
final class PreparedRequest
{
    /**
     * @param string|array<string, string|\CURLFile|\CURLStringFile>|null $body The array is a form.
     * @param array<string, string> $headers
     */
    private function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly string $query,
        public readonly string|array|null $body,
        public readonly array $headers,
        public readonly ?string $idempotencyKey,
    ) {
    }

    /**
     * @param list<string> $inPath
     * @param array<string, mixed> $request
     */
    public static function of(
        Operation $operation,
        array $inPath,
        array $request,
        RequestOptions $options,
    ): self {
        // One for all attempts, so that the request is carried out once.
        $key = $operation->takesKey ? ($options->idempotencyKey ?? bin2hex(random_bytes(16))) : null;

        return new self(
            method: $operation->method,
            path: self::pathOf($operation, $inPath),
            query: $operation->place === 'query' ? Signing::query($request) : '',
            body: match ($operation->place) {
                'json' => self::json($request),
                'multipart' => self::form($request),
                default => null,
            },
            headers: [
                ...($operation->place === 'json' ? ['Content-Type' => 'application/json'] : []),
                ...($key !== null ? ['Idempotency-Key' => $key] : []),
            ],
            idempotencyKey: $key,
        );
    }

    public function target(): string
    {
        return $this->query === '' ? $this->path : "{$this->path}?{$this->query}";
    }

    /** The body of a form is not signed. */
    public function signedBody(): string
    {
        return is_string($this->body) ? $this->body : '';
    }

    /** @param list<string> $inPath */
    private static function pathOf(Operation $operation, array $inPath): string
    {
        if (in_array('', $inPath, true)) {
            throw new \InvalidArgumentException("{$operation->id}: a part of the path is empty.");
        }

        return (string) preg_replace_callback(
            '/\{\w+\}/',
            static function () use (&$inPath): string {
                return rawurlencode((string) array_shift($inPath));
            },
            $operation->path,
        );
    }

    /** @param array<string, mixed> $request */
    private static function json(array $request): string
    {
        $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

        return json_encode((object) $request, $flags);
    }

    /**
     * @param array<string, mixed> $request
     *
     * @return array<string, string|\CURLFile|\CURLStringFile>
     */
    private static function form(array $request): array
    {
        $form = [];
        foreach ($request as $name => $value) {
            if ($value instanceof \CURLFile && !is_readable($value->getFilename())) {
                throw new \InvalidArgumentException("The file cannot be read: {$value->getFilename()}");
            }
            if ($value instanceof \CURLFile || $value instanceof \CURLStringFile) {
                $form[$name] = $value;
            } elseif ($value !== null) {
                $form[$name] = Signing::text($value);
            }
        }

        return $form;
    }
}
