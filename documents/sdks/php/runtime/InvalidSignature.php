<?php

declare(strict_types=1);

namespace Brand;

/** A callback whose signature is missing, wrong or old: respond with 401. */
final class InvalidSignature extends BrandException
{
}
