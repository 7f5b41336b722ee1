<?php

declare(strict_types=1);

namespace Brand;

/** The same request can succeed soon; it was repeated already. */
final class RetryLater extends BrandException
{
}
