<?php

declare(strict_types=1);

namespace Brand;

/**
 * The API, with one property for each product.
 *
 * The host and both keys come from the arguments, else from `BRAND_HOST`, `BRAND_ACCESS_KEY` and
 * `BRAND_SECRET_KEY`. In the sandbox the host is `https://sandbox.brand.example`: nothing is sent
 * or charged there.
 */
class Brand extends Groups
{
    /**
     * @param float $timeout How many seconds an attempt waits for its response.
     * @param list<float|int> $retryDelays The seconds before each further attempt where there is no
     *   `Retry-After`, each up to a fifth shorter or longer. An empty list repeats nothing.
     * @param array<string, string> $headers Headers of every request.
     */
    public function __construct(
        ?string $host = null,
        ?string $accessKey = null,
        #[\SensitiveParameter]
        ?string $secretKey = null,
        float $timeout = 30,
        array $retryDelays = [1, 2, 4, 8],
        array $headers = [],
    ) {
        parent::__construct(new Connection(
            host: $host ?? self::variable('BRAND_HOST') ?? 'https://api.brand.example',
            accessKey: $accessKey ?? self::variable('BRAND_ACCESS_KEY') ?? '',
            secretKey: $secretKey ?? self::variable('BRAND_SECRET_KEY') ?? '',
            timeout: $timeout,
            retryDelays: $retryDelays,
            headers: $headers,
        ));
    }

    /** Frameworks read their .env file into `$_ENV` or `$_SERVER` alone. */
    private static function variable(string $name): ?string
    {
        foreach ([$_ENV[$name] ?? null, $_SERVER[$name] ?? null, getenv($name)] as $value) {
            if (is_string($value) && $value !== '') {
                return $value;
            }
        }

        return null;
    }
}
