package com.google.gson;

public class JsonParseException extends RuntimeException {
  private static final long serialVersionUID = 1L;
}
