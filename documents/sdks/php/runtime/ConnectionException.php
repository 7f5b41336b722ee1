<?php

declare(strict_types=1);

namespace Brand;

/** No response arrived, so the request may have been carried out. */
final class ConnectionException extends BrandException
{
}
