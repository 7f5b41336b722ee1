package example.brand.types;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the fields of an object as the API reads them. */
abstract class ObjectBuilder {

  private final Map<String, Object> fields = new LinkedHashMap<>();

  ObjectBuilder() {}

  /** Null is as if it had not been set. */
  final void put(String name, Object value) {
    if (value == null) fields.remove(name);
    else fields.put(name, plain(value));
  }

  final void putAll(Map<String, Object> others) {
    fields.putAll(others);
  }

  final Map<String, Object> complete(String... required) {
    for (String name : required)
      if (!fields.containsKey(name)) throw new IllegalStateException(name + " is missing.");
    return fields;
  }

  private static Object plain(Object value) {
    if (value instanceof ApiObject object) return object.asMap();
    if (value instanceof ApiEnum constant) return constant.value();
    // The API takes times with up to three decimal places.
    if (value instanceof Instant time) return time.truncatedTo(ChronoUnit.MILLIS).toString();
    if (value instanceof LocalDate date) return date.toString();
    if (value instanceof List<?> list) {
      List<Object> entries = new ArrayList<>();
      for (Object entry : list) entries.add(plain(entry));
      return Collections.unmodifiableList(entries);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> entries = new LinkedHashMap<>();
      map.forEach((key, entry) -> entries.put(String.valueOf(key), plain(entry)));
      return Collections.unmodifiableMap(entries);
    }
    return value;
  }
}
