package example.brand.types;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;

/**
 * What requests, results and events consist of: the fields of an object of the API, which does not
 * change. Methods read the fields that this version knows.
 */
public abstract class ApiObject {

  static final Function<Object, String> STRING = String.class::cast;
  static final Function<Object, Boolean> BOOLEAN = Boolean.class::cast;
  static final Function<Object, Long> LONG = value -> ((Number) value).longValue();
  static final Function<Object, Double> DOUBLE = value -> ((Number) value).doubleValue();
  static final Function<Object, Object> OBJECT = value -> value;
  static final Function<Object, LocalDate> LOCAL_DATE = value -> LocalDate.parse((String) value);
  static final Function<Object, Instant> INSTANT =
      value -> OffsetDateTime.parse((String) value).toInstant();

  private final Map<String, Object> fields;

  ApiObject(Map<String, ?> fields) {
    this.fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }

  /**
   * All fields by their names in the API, also those that this version does not know: texts, whole
   * numbers as {@code Long} and others as {@code Double}, {@code Boolean}, {@code List} and {@code
   * Map}.
   */
  public Map<String, Object> asMap() {
    return fields;
  }

  @Override
  public final boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && fields.equals(((ApiObject) other).fields);
  }

  @Override
  public final int hashCode() {
    return fields.hashCode();
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + fields;
  }

  final <T> T required(String name, Function<Object, T> reader) {
    Object value = fields.get(name);
    if (value == null)
      throw new NoSuchElementException(getClass().getSimpleName() + " has no " + name + ".");
    return reader.apply(value);
  }

  final <T> Optional<T> optional(String name, Function<Object, T> reader) {
    return Optional.ofNullable(fields.get(name)).map(reader);
  }

  final <T> List<T> list(String name, Function<Object, T> reader) {
    return optional(name, listOf(reader)).orElse(List.of());
  }

  final <T> Map<String, T> map(String name, Function<Object, T> reader) {
    return optional(name, mapOf(reader)).orElse(Map.of());
  }

  static <T> Function<Object, List<T>> listOf(Function<Object, T> reader) {
    return value -> {
      List<T> entries = new ArrayList<>();
      for (Object entry : (List<?>) value) entries.add(entry == null ? null : reader.apply(entry));
      return Collections.unmodifiableList(entries);
    };
  }

  static <T> Function<Object, Map<String, T>> mapOf(Function<Object, T> reader) {
    return value -> {
      Map<String, T> entries = new LinkedHashMap<>();
      fieldsIn(value).forEach((key, entry) -> entries.put(key, entry == null ? null : reader.apply(entry)));
      return Collections.unmodifiableMap(entries);
    };
  }

  static <T> Function<Object, T> object(Function<Map<String, ?>, T> of) {
    return value -> of.apply(fieldsIn(value));
  }

  static <T> Function<Object, T> constant(Function<String, T> of) {
    return value -> of.apply((String) value);
  }

  static <E extends ApiEnum> E constantOf(E[] constants, String value, E addedLater) {
    for (E constant : constants) if (constant.value().equals(value)) return constant;
    return addedLater;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, ?> fieldsIn(Object value) {
    return (Map<String, ?>) value;
  }
}
