<?php

declare(strict_types=1);

namespace Brand;

/**
 * An object that the API sends: its fields are read as properties, `$message->status`.
 *
 * An optional field that was not sent is null. A field that this version does not know is a property
 * as well, with what `json_decode` makes of it.
 */
abstract class ApiObject implements \JsonSerializable
{
    /**
     * The class of each field, in a list if the field has several of them, null for other values.
     *
     * @var array<string, class-string<self>|array{class-string<self>}|null>
     */
    protected const FIELDS = [];

    /** The field that tells the branches of a union apart. */
    protected const BY = '';

    /** @var array<string, class-string<self>> */
    protected const BRANCHES = [];

    /** @var array<string, mixed> */
    private array $values = [];

    /** @param array<string, mixed> $raw */
    final private function __construct(private readonly array $raw)
    {
        foreach ($raw as $name => $value) {
            $this->values[$name] = self::read($value, static::FIELDS[$name] ?? null);
        }
    }

    /**
     * The object with these fields, which can be unknown ones; of a union, its branch.
     *
     * @param array<string, mixed> $fields
     */
    final public static function from(array $fields): static
    {
        $by = $fields[static::BY] ?? null;
        $class = is_string($by) ? (static::BRANCHES[$by] ?? static::class) : static::class;

        return new $class($fields);
    }

    /**
     * @internal
     *
     * @param class-string<self>|array{class-string<self>}|null $type
     */
    final public static function read(mixed $value, string|array|null $type): mixed
    {
        if (!is_array($value) || $type === null) {
            return $value;
        }
        if (is_string($type)) {
            return $type::from($value);
        }

        return array_map(static fn (mixed $one): mixed => self::read($one, $type[0]), $value);
    }

    final public function __get(string $name): mixed
    {
        if (!array_key_exists($name, $this->values) && !array_key_exists($name, static::FIELDS)) {
            trigger_error('Undefined property: ' . static::class . "::\${$name}", E_USER_WARNING);
        }

        return $this->values[$name] ?? null;
    }

    final public function __isset(string $name): bool
    {
        return isset($this->values[$name]);
    }

    final public function __set(string $name, mixed $value): never
    {
        throw new \LogicException('What the API sends cannot be changed: ' . static::class . "::\${$name}");
    }

    /**
     * All fields as the API sent them.
     *
     * @return array<string, mixed>
     */
    final public function toArray(): array
    {
        return $this->raw;
    }

    /** An object without fields stays an object. */
    final public function jsonSerialize(): object
    {
        return (object) $this->values;
    }

    /** @return array<string, mixed> */
    final public function __debugInfo(): array
    {
        return $this->values;
    }
}
